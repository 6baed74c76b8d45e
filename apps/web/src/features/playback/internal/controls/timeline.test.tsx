import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createQueryClient } from '../../../../lib/api/query-client.ts'
import { startTestServer } from '../../../../lib/testing/start-test-server.ts'
import { MediaState } from '../../media-state.tsx'
import { Timeline } from './timeline.tsx'

// The server's storyboard for a class of 95 seconds: the last thumbnail lasts to the end.
const track = `WEBVTT

${Array.from({ length: 10 }, (_, number) => {
  const until =
    number === 9 ? '99:59:59.000' : `00:0${Math.floor((number + 1) / 6)}:${((number + 1) % 6) * 10 || '00'}.000`
  return `00:0${Math.floor(number / 6)}:${(number % 6) * 10 || '00'}.000 --> ${until}\nstoryboard/0.jpg#xywh=${number * 160},0,160,90`
}).join('\n\n')}
`
let server: Awaited<ReturnType<typeof startTestServer>>
beforeEach(async () => {
  server = await startTestServer(() => ({ status: 200, body: track, headers: { 'access-control-allow-origin': '*' } }))
})
afterEach(async () => {
  cleanup()
  await server.close()
})

async function openTimeline() {
  const media = document.createElement('video')
  Object.defineProperty(media, 'duration', { value: 95 })
  const remote = { watchAvailability: async () => 0, cancelWatchAvailability: async () => {} }
  Object.defineProperty(media, 'remote', { value: Object.assign(new EventTarget(), remote) })
  const seeks: number[] = []
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <MediaState media={media}>
        <Timeline
          blocks={[]}
          onSeek={(second) => seeks.push(second)}
          storyboardLink={`${server.url}/a/storyboard.vtt`}
        />
      </MediaState>
    </QueryClientProvider>,
  )
  await act(async () => void media.dispatchEvent(new Event('durationchange')))
  const slider = screen.getByRole<HTMLInputElement>('slider')
  await waitFor(() => expect(slider.disabled).toBe(false))
  slider.getBoundingClientRect = () => new DOMRect(0, 0, 950, 44)
  const shown = () => container.querySelector<HTMLElement>('output [style*="background-image"]')?.style
  return { slider, shown, seeks }
}

describe('the line of time', () => {
  it.each([
    [25, '-320px 0px'],
    [94.5, '-1440px 0px'],
  ])('TAKE-14 shows the thumbnail at %d s under the mouse, right up to the end', async (second, position) => {
    const { slider, shown } = await openTimeline()
    fireEvent.pointerMove(slider, { clientX: second * 10, pointerType: 'mouse' })
    await waitFor(() => expect(shown()?.backgroundPosition).toBe(position))
    expect(shown()?.backgroundImage).toContain(`${server.url}/a/storyboard/0.jpg`)
    fireEvent.pointerLeave(slider)
    expect(shown()).toBeUndefined()
  })

  it('TAKE-14 shows the thumbnail where a finger drags, and seeks there on release', async () => {
    const { slider, shown, seeks } = await openTimeline()
    fireEvent.pointerDown(slider, { pointerType: 'touch' })
    fireEvent.change(slider, { target: { value: '91' } })
    await waitFor(() => expect(shown()?.backgroundPosition).toBe('-1440px 0px'))
    expect(seeks).toEqual([])
    fireEvent.pointerUp(slider, { pointerType: 'touch' })
    expect(seeks).toEqual([91])
  })
})
