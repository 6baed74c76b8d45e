import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import type { ListedClass, VirtualClass } from '@upbeat/contract/entities/virtual-class'
import { enGb } from '@upbeat/phrases/en-gb'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { MemoryRouter } from 'react-router'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { clock } from '../../lib/clock.ts'
import { makeTenant } from '../../lib/testing/tenant-factory.ts'
import { recentActivityQuery } from '../activity/queries.ts'
import { showLanguage } from '../i18n/change-language.ts'
import { setTenant } from '../tenant/tenant-store.ts'
import { CompletedTakeover } from './internal/leave/completed-takeover.tsx'
import { LeaveDialog } from './internal/leave/leave-dialog.tsx'
import { nextClassesQuery } from './internal/leave/next-classes-query.ts'
import type { LeavingControl } from './internal/leave/use-leaving.ts'
import type { WatchSession } from './internal/session/watch-session.ts'

beforeEach(() => {
  setTenant(makeTenant())
  showLanguage('en-gb', enGb)
})

const expectFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name))

describe('the dialog before leaving', () => {
  const ask = (seconds: number) => {
    const control = fromPartial<LeavingControl>({ leaving: { state: 'asking' }, keepPlaying: vi.fn() })
    render(<LeaveDialog control={control} session={{ elapsed: () => seconds } as WatchSession} />)
    return control
  }
  const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

  it('focuses its first button, which continues playback', async () => {
    const { keepPlaying } = ask(300)
    await expectFocus('Keep playing')
    await userEvent.keyboard('{Enter}')
    expect(keepPlaying).toHaveBeenCalledOnce()
  })

  it('PLAY-05 says what is saved, consistent with the completed panel', () => {
    ask(170)
    expect(buttons()).toEqual(['', 'Keep playing', 'Finish and save 3 min', 'Leave without saving'])
  })

  it('PLAY-05 PLAY-13 says in the first minute that nothing is logged, whichever button is pressed', () => {
    ask(60)
    expect(buttons()).toEqual(['', 'Keep playing', 'Finish', 'Leave without saving'])
    expect(screen.getByRole('dialog').textContent).toContain('Under a minute won’t count.')
  })
})

describe('the end of a class', () => {
  const virtualClass = { tag: 'flow', className: 'Flow' } as VirtualClass
  const next = {
    tag: 'spin',
    className: 'Spin',
    durationSecond: 1200,
    instructor: 'Ana',
    imageLink: null,
  } as ListedClass
  const end = (elapsed: number, length: number | null, onKeepPlaying?: () => void) => {
    const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
    const another = { userWorkoutTag: 'spin', creationDate: new Date(clock.now()).toISOString(), durationSeconds: 600 }
    client.setQueryData(recentActivityQuery().queryKey, [another as RecentActivity])
    client.setQueryData(nextClassesQuery(virtualClass).queryKey, [next])
    const rate = vi.fn()
    const session = fromPartial<WatchSession>({ watching: { virtualClass }, length: () => length, rate })
    const leaving = { state: 'completed', elapsed, minutes: Math.round(elapsed / 60) } as const
    const onDone = vi.fn()
    render(
      <QueryClientProvider client={client}>
        <CompletedTakeover leaving={leaving} onDone={onDone} onKeepPlaying={onKeepPlaying} session={session} />
      </QueryClientProvider>,
      { wrapper: MemoryRouter },
    )
    const dialog = screen.getByRole('dialog')
    const [, arc] = dialog.querySelectorAll('circle')
    const share = arc ? arc.closest('div')?.style.getPropertyValue('--share') : undefined
    return { text: dialog.textContent, share, days: dialog.querySelectorAll('ol > li').length, onDone, rate }
  }

  it('PLAY-06 PLAY-07 a skipped class has no praise or ring, but its minutes and a way to continue', async () => {
    const keepPlaying = vi.fn()
    const { text, share, days, onDone } = end(4, 1200, keepPlaying)
    expect(screen.getByRole('dialog', { name: 'Not this time' })).toBeTruthy()
    expect(text).toContain('0 minutes')
    expect(text).not.toMatch(/, done\.|this week|How was it|What’s next/)
    expect([share, days]).toEqual([undefined, 0])
    expect(screen.queryByRole('button', { name: 'Save picture' })).toBeNull()
    await expectFocus('Keep playing')
    await userEvent.click(screen.getByRole('button', { name: 'Keep playing' }))
    expect(keepPlaying).toHaveBeenCalledOnce()
    await userEvent.click(screen.getByRole('button', { name: 'Done' }))
    expect(onDone).toHaveBeenCalledOnce()
  })

  it('says of a class left at 45 seconds that it is too short to count, not that it was a minute', () => {
    const { text } = end(45, 1200)
    expect(text).toContain('Too short to count')
    expect(text).not.toContain('1 minute')
  })

  it('PLAY-06 PLAY-07 a class left early has a partial ring and no praise', async () => {
    const { text, share, days } = end(480, 1200)
    expect(screen.getByRole('dialog', { name: 'You moved 8 of 20 minutes' })).toBeTruthy()
    expect(text).toContain('8 minutes')
    expect(text).toContain('That’s number 2 this week.')
    expect(text).not.toContain(', done.')
    expect([share, days]).toEqual(['0.4', 7])
    expect(screen.queryByRole('button', { name: 'Keep playing' })).toBeNull()
    expect(screen.getByRole('button', { name: 'Save picture' })).toBeTruthy()
    await expectFocus('Done')
  })

  it('PLAY-06 PLAY-15 a class played to its end closes the ring, with its minutes and the week', () => {
    const { text, share } = end(1190, 1200)
    expect(screen.getByRole('dialog', { name: 'Workout completed' })).toBeTruthy()
    expect(text).toMatch(/20 minutes.*20 minutes, done\. Flow is in your activity\.That’s number 2 this week\./)
    expect(share).toBe('1')
  })

  it('asks for a rating, and the last answer counts', async () => {
    const { rate } = end(1190, 1200)
    const pressed = () => screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)
    await userEvent.click(screen.getByRole('button', { name: 'Hard going' }))
    await userEvent.click(screen.getByRole('button', { name: 'Great' }))
    expect(pressed()).toEqual(['Great'])
    expect(rate.mock.calls).toEqual([[1], [3]])
  })

  it('suggests a next class', () => {
    end(1190, 1200)
    expect(screen.getByRole('region', { name: 'What’s next?' })).toBeTruthy()
    expect(screen.getByRole('link', { name: /^Spin\s*20 min · Ana$/ }).getAttribute('href')).toBe('/classes/spin')
  })
})
