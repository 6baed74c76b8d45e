import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { enGb } from '@upbeat/phrases/en-gb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showLanguage } from '../../i18n/change-language.ts'
import type { WatchSession } from '../session/watch-session.ts'
import { CompletedDialog } from './completed-dialog.tsx'
import { LeaveDialog } from './leave-dialog.tsx'
import type { LeavingControl } from './use-leaving.ts'

beforeEach(() => showLanguage('en-gb', enGb))

describe('the question before leaving', () => {
  const ask = (seconds: number) => {
    const control = { leaving: { state: 'asking' }, keepPlaying: vi.fn() } as unknown as LeavingControl
    render(<LeaveDialog control={control} session={{ elapsed: () => seconds } as WatchSession} />)
    return control
  }

  it('has a button that says that the class goes on', async () => {
    const { keepPlaying } = ask(300)
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    expect(keepPlaying).toHaveBeenCalledOnce()
  })

  it('PLAY-13 says within a minute that nothing is logged, whichever button is pressed', () => {
    ask(60)
    expect(screen.getByRole('dialog').textContent).toContain('Leaving now logs nothing.')
  })
})

describe('the end of a class', () => {
  const end = (elapsed: number, minutes: number) => {
    render(<CompletedDialog leaving={{ state: 'completed', elapsed, minutes }} name="Flow" onDone={() => {}} />)
    const { textContent } = screen.getByRole('dialog')
    return { text: textContent, ticks: screen.getByRole('dialog').querySelectorAll('circle').length }
  }

  it('PLAY-06 has no tick for somebody who has only jumped to it', () => {
    const { text, ticks } = end(4, 0)
    expect(text).toContain('0 minutes')
    expect(ticks).toBe(0)
  })

  it('PLAY-06 is ticked off with its minutes after more than one', () => {
    const { text, ticks } = end(170, 3)
    expect(text).toMatch(/^Workout completed.*3 minutes/)
    expect(ticks).toBeGreaterThan(0)
  })
})
