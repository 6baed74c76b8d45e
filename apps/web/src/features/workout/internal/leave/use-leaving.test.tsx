import { act, render } from '@testing-library/react'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { WatchSession } from '../session/watch-session.ts'
import { type LeavingControl, useLeaving } from './use-leaving.ts'

let control: LeavingControl

function Player({ session, goBack }: { session: WatchSession; goBack: () => void }) {
  control = useLeaving(session, { target: '/home', goBack })
  return null
}

/** A class with `seconds` played. */
function play(seconds: number) {
  const session = fromPartial<WatchSession>({ elapsed: () => seconds, log: vi.fn(), end: vi.fn() })
  const goBack = vi.fn()
  const element = <Player goBack={goBack} session={session} />
  const pages = [
    { path: '/tc', element: null },
    { path: '*', element },
  ]
  const router = createMemoryRouter(pages, { initialEntries: ['/classes/one'] })
  render(<RouterProvider router={router} />)
  const doing = (step: Exclude<keyof LeavingControl, 'leaving'>) => act(() => control[step]())
  doing('played')
  return { session, goBack, doing, router }
}

describe('leaving a class', () => {
  it('PLAY-06 PLAY-14 stops and logs a finished class, and leaves after the panel is closed', () => {
    const { session, goBack, doing } = play(61)
    doing('leave')
    expect(session.end).not.toHaveBeenCalled()
    doing('finish')
    expect(control.leaving.state).toBe('completed')
    expect(session.log).toHaveBeenCalledOnce()
    expect(session.end).toHaveBeenCalledOnce()
    expect(goBack).not.toHaveBeenCalled()
    doing('done')
    expect(goBack).toHaveBeenCalledOnce()
  })

  it('PLAY-13 stops, logs nothing and leaves at once if finished within a minute', () => {
    const { session, goBack, doing } = play(60)
    doing('leave')
    doing('finish')
    expect(session.log).not.toHaveBeenCalled()
    expect(session.end).toHaveBeenCalledOnce()
    expect(goBack).toHaveBeenCalledOnce()
  })

  it('PLAY-09 asks on navigation to another page, and stays or navigates as answered', async () => {
    const { session, goBack, doing, router } = play(30)
    const follow = () => act(() => router.navigate('/tc'))
    await follow()
    expect([control.leaving.state, router.state.location.pathname]).toEqual(['asking', '/classes/one'])
    doing('keepPlaying')
    expect([control.leaving.state, router.state.location.pathname]).toEqual(['playing', '/classes/one'])
    await follow()
    await act(async () => control.discard())
    expect(router.state.location.pathname).toBe('/tc')
    expect(session.end).toHaveBeenCalledOnce()
    expect(goBack).not.toHaveBeenCalled()
  })
})
