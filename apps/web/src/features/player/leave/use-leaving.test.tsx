import { act, render } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it, vi } from 'vitest'
import type { WatchSession } from '../session/watch-session.ts'
import { type LeavingControl, useLeaving } from './use-leaving.ts'

let control: LeavingControl

function Player({ session, goBack }: { session: WatchSession; goBack: () => void }) {
  control = useLeaving(session, { target: '/home', goBack })
  return null
}

/** A class of which `seconds` have been played. */
function play(seconds: number) {
  const session = { elapsed: () => seconds, log: vi.fn(), end: vi.fn() } as unknown as WatchSession
  const goBack = vi.fn()
  const element = <Player goBack={goBack} session={session} />
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />)
  const doing = (step: Exclude<keyof LeavingControl, 'leaving'>) => act(() => control[step]())
  doing('played')
  return { session, goBack, doing }
}

describe('leaving a class', () => {
  it('PLAY-06 PLAY-14 stops it and logs it when it is finished, and leaves when that has been seen', () => {
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

  it('PLAY-13 stops it, logs nothing and leaves at once when it is finished within a minute', () => {
    const { session, goBack, doing } = play(60)
    doing('leave')
    doing('finish')
    expect(session.log).not.toHaveBeenCalled()
    expect(session.end).toHaveBeenCalledOnce()
    expect(goBack).toHaveBeenCalledOnce()
  })
})
