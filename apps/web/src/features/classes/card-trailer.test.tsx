import { fireEvent, render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CardTrailer } from './card-trailer.tsx'

/** A video of this length; the test sets its position, since jsdom plays nothing. */
function playing(duration: number) {
  const { container } = render(<CardTrailer src="/trailer.mp4" />)
  const video = container.querySelector('video')
  if (!video) throw new Error('There is no video.')
  let currentTime = 0
  Object.defineProperty(video, 'duration', { get: () => duration })
  Object.defineProperty(video, 'currentTime', {
    get: () => currentTime,
    set: (seconds: number) => {
      currentTime = seconds
    },
  })
  fireEvent.loadedMetadata(video)
  const at = (seconds: number) => {
    video.currentTime = seconds
    fireEvent.timeUpdate(video)
    return video.currentTime
  }
  return { started: video.currentTime, at }
}

describe('CardTrailer', () => {
  it('CARD-06 loops 30 seconds from 300 s on if the trailer is longer than 360 s', () => {
    const { started, at } = playing(361)
    expect(started).toBe(300)
    expect([at(300.2), at(315), at(329.9)]).toEqual([300.2, 315, 329.9])
    expect([at(330), at(361), at(12)]).toEqual([300, 300, 300])
  })

  it('CARD-07 otherwise loops at 30 s', () => {
    const { started, at } = playing(360)
    expect(started).toBe(0)
    expect([at(0.2), at(29.9)]).toEqual([0.2, 29.9])
    expect([at(30), at(200)]).toEqual([0, 0])
  })
})
