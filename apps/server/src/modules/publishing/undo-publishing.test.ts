import { studioCalls } from '@upbeat/contract/studio/calls'
import { fromPartial } from '@upbeat/rules/testing/from-partial'
import { describe, expect, it } from 'vitest'
import type { PublishingEntry, UndoneEntry } from './draft.ts'
import { createPublishingUndo } from './undo-publishing.ts'

const needs = { edit: studioCalls.saveClass, publish: studioCalls.publishClass }
const undoer = createPublishingUndo({ undo: async () => {}, get: () => Promise.reject() }, needs)

type Case = Omit<UndoneEntry, 'action'> & { needs: 'edit' | 'publish' | null }
const draft = { state: 'draft' }
const published = { state: 'published' }
const scheduled = { state: 'scheduled', publishAt: '2026-11-30T08:00:00.000Z' }
/** The audit entries of each change, and what undoing them needs; null if they can't be undone. */
const cases: Record<PublishingEntry['action'], Case[]> = {
  created: [{ before: null, after: { name: 'New' }, needs: 'edit' }],
  edited: [{ before: { name: 'Old' }, after: { name: 'New' }, needs: 'edit' }],
  imported: [{ before: null, after: { name: 'New' }, needs: null }],
  scheduled: [{ before: { ...draft, publishAt: null }, after: scheduled, needs: 'publish' }],
  unscheduled: [{ before: scheduled, after: { ...draft, publishAt: null }, needs: 'publish' }],
  published: [
    { before: { ...draft, version: 0 }, after: { ...published, version: 1 }, needs: 'publish' },
    { before: { version: 1 }, after: { version: 2 }, needs: 'publish' },
  ],
  republished: [{ before: { version: 2 }, after: { version: 3 }, needs: 'publish' }],
  unpublished: [{ before: published, after: { state: 'unpublished' }, needs: 'publish' }],
  binned: [
    { before: published, after: { state: 'bin' }, needs: 'publish' },
    { before: scheduled, after: { state: 'bin', publishAt: null }, needs: 'publish' },
    { before: draft, after: { state: 'bin' }, needs: 'edit' },
  ],
  restored: [
    { before: { state: 'bin' }, after: published, needs: 'publish' },
    { before: { state: 'bin' }, after: draft, needs: 'edit' },
  ],
  discarded: [{ before: null, after: null, needs: null }],
  publishRequested: [{ before: draft, after: draft, needs: null }],
  publishRequestWithdrawn: [{ before: draft, after: draft, needs: null }],
  removed: [{ before: null, after: null, needs: null }],
}

const table = Object.entries(cases).flatMap(([verb, each]) => each.map((one) => ({ verb, ...one })))

describe('what undoing a change of a class needs', () => {
  it.each(table)('$verb from $before to $after: $needs', ({ verb, needs: expected, ...states }) => {
    const entry = fromPartial<Parameters<typeof undoer.covers>[0]>({ action: `class.${verb}`, ...states })
    expect(undoer.covers(entry)).toBe(expected !== null)
    if (expected) expect(undoer.needs(entry)).toEqual([needs[expected]])
  })
})
