import type { PublishingState } from '@upbeat/rules/publishing/publishing-state'
import { Failure } from '../../platform/failure/failure.ts'
import type { DraftRow, PublishingEntry } from './draft.ts'

/** The publishing status of a draft. */
export type PublishingStatus = { state: PublishingState; version: number; publishAt: string | null }
/** A change of state to revert: `from` is the status that it produced, `to` the one before. */
export type Reversal = { from: Partial<PublishingStatus>; to: Partial<PublishingStatus> }

type Step = {
  action: PublishingEntry['action']
  changes: Partial<DraftRow>
  /**
   * `show` shows the version in `changes` or else the draft's; `showAnew` publishes that version again with a new
   * number.
   */
  members: 'show' | 'showAnew' | 'hide' | 'leave'
}

/** The part of a draft that a change of state affects, as in audit entries. */
export function statusOf({ state, version, publishAt }: DraftRow): PublishingStatus {
  return { state, version, publishAt: publishAt?.toISOString() ?? null }
}

/** The step that reverts a change of state. @throws Failure changedSince if the status has changed since */
export function reversalStep(row: DraftRow, { from, to }: Reversal, now: Date): Step {
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

/** The audit action for a change to a state that isn't published. */
function actionTo(state: Exclude<PublishingState, 'published'>): PublishingEntry['action'] {
  if (state === 'bin') return 'binned'
  return state === 'scheduled' ? 'scheduled' : 'unpublished'
}
