import type { FieldChange } from '@upbeat/rules/publishing/merge-changes'
import type { PublishingEntry } from './draft.ts'
import type { KeptChange } from './kept-change.ts'
import type { ManyStep } from './many-step.ts'
import type { Fields } from './publishable-kind.ts'
import type { PublishingStatus } from './publishing-status.ts'

/** The audit action for undoing a change of state. */
export function reversalAction(kept: readonly KeptChange[]): PublishingEntry['action'] {
  const is = (when: 'before' | 'after', state: string) => kept.some((one) => one[when].state === state)
  if (is('before', 'bin')) return 'binned'
  if (is('after', 'bin')) return 'restored'
  return is('before', 'published') ? 'published' : 'unpublished'
}

/** The step that takes a change back. */
export function reversed({ id, before, after, standing, published }: KeptChange): ManyStep {
  if (standing) return { id, to: { from: after as Partial<PublishingStatus>, to: before as Partial<PublishingStatus> } }
  return { id, changes: back({ before, after }), published: published && back(published) }
}

function back({ before, after }: { before: Fields; after: Fields }): FieldChange[] {
  return Object.keys(before).map((field) => ({ field, base: after[field] ?? null, value: before[field] ?? null }))
}
