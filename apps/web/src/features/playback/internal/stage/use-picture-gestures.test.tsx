import { cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { usePictureGestures } from './use-picture-gestures.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type PictureProps = { shown: boolean; canSkip: boolean; done: string[] }

function Picture({ shown, canSkip, done }: PictureProps) {
  const host = useRef<HTMLDivElement>(null)
  usePictureGestures(host, {
    controlsShown: shown,
    onShowControls: () => done.push('show'),
    onToggle: () => done.push('toggle'),
    onDoubleClick: () => done.push('doubleClick'),
    onSkip: canSkip ? (seconds) => done.push(`skip ${seconds}`) : undefined,
  })
  return <div data-testid="picture" ref={host} />
}

function open({ shown = true, canSkip = true } = {}) {
  const done: string[] = []
  render(<Picture canSkip={canSkip} done={done} shown={shown} />)
  const picture = screen.getByTestId('picture')
  picture.getBoundingClientRect = () => new DOMRect(0, 0, 1000, 600)
  const press = (clientX: number, pointerType: 'touch' | 'mouse', type: 'click' | 'dblclick' = 'click') => {
    picture.dispatchEvent(new Event('pointerdown'))
    picture.dispatchEvent(Object.assign(new MouseEvent(type, { clientX }), { pointerType }))
  }
  return { done, press }
}

describe('a press on the picture', () => {
  it('with a mouse pauses at once anywhere, and a double click toggles full screen', () => {
    const { done, press } = open()
    press(10, 'mouse')
    press(500, 'mouse')
    expect(done).toEqual(['toggle', 'toggle'])
    press(500, 'mouse', 'dblclick')
    expect(done.at(-1)).toBe('doubleClick')
  })

  it('with a finger shows the controls first, and pauses while they are visible', () => {
    const away = open({ shown: false })
    away.press(500, 'touch')
    vi.advanceTimersByTime(1000)
    expect(away.done).toEqual(['show'])
    cleanup()
    const there = open()
    there.press(500, 'touch')
    expect(there.done).toEqual(['toggle'])
  })

  it.each([
    [100, 'skip -10'],
    [900, 'skip 10'],
  ])("twice at %i of 1000 pixels skips, again on each further tap, and doesn't pause", (x, skipped) => {
    const { done, press } = open()
    for (let times = 0; times < 3; times++) press(x, 'touch')
    vi.advanceTimersByTime(1000)
    expect(done.filter((each) => each !== 'show')).toEqual([skipped, skipped])
  })

  it('once at an edge pauses as anywhere, as do two taps at different edges or far apart', () => {
    const { done, press } = open()
    press(100, 'touch')
    expect(done).toEqual([])
    vi.advanceTimersByTime(400)
    press(100, 'touch')
    vi.advanceTimersByTime(400)
    expect(done).toEqual(['toggle', 'toggle'])
    press(100, 'touch')
    press(900, 'touch')
    vi.advanceTimersByTime(400)
    expect(done).toEqual(['toggle', 'toggle', 'toggle'])
  })

  it("has no edge zones if the class can't be seeked", () => {
    const { done, press } = open({ canSkip: false })
    press(100, 'touch')
    expect(done).toEqual(['toggle'])
  })
})
