import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { Failure } from '../../platform/http/failure.ts'
import type { DraftRow, PublishingEntry } from './draft.ts'

/** Where a thing stands between its draft and its members. */
export type PublishingStatus = { state: PublishingState; version: number; publishAt: string | null }
/** A way back: `from` is how the change to be undone left it, `to` how it was before. */
export type WayBack = { from: Partial<PublishingStatus>; to: Partial<PublishingStatus> }

type Step = {
  action: PublishingEntry['action']
  changes: Partial<DraftRow>
  /** `show` the version that `changes` or the draft names; `showAnew` publishes it once more under a new number. */
  members: 'show' | 'showAnew' | 'hide' | 'leave'
}

/** What a change of state changes, as the audit log shows it. */
export function statusOf({ state, version, publishAt }: DraftRow): PublishingStatus {
  return { state, version, publishAt: publishAt?.toISOString() ?? null }
}

/** What takes a draft back to where it stood. @throws Failure changedSince where it no longer stands as the change left it */
export function stepBack(row: DraftRow, { from, to }: WayBack, now: Date): Step {
  const current = statusOf(row)
  const isAsLeft = Object.entries(from).every(([key, value]) => current[key as keyof PublishingStatus] === value)
  if (!isAsLeft) throw new Failure('changedSince')
  const wanted = { ...current, ...to }
  const publishAt = wanted.publishAt && new Date(wanted.publishAt) > now ? new Date(wanted.publishAt) : null
  const offAir = wanted.version > 0 ? ('unpublished' as const) : ('draft' as const)
  const state = wanted.state === 'scheduled' && !publishAt ? offAir : wanted.state
  const isBinned = state === 'bin' && { stateBeforeBin: row.state, binnedAt: now, publishAt: null }
  const { version } = wanted
  const changes = { state, version, publishAt, stateBeforeBin: null, binnedAt: null, ...isBinned }
  if (state === 'published') {
    return { action: 'published', changes, members: row.state === 'published' ? 'showAnew' : 'show' }
  }
  return { action: actionTo(state), changes, members: row.state === 'published' ? 'hide' : 'leave' }
}

/** What the history calls a change to a state that isn't on air. */
function actionTo(state: Exclude<PublishingState, 'published'>): PublishingEntry['action'] {
  if (state === 'bin') return 'binned'
  return state === 'scheduled' ? 'scheduled' : 'unpublished'
}
