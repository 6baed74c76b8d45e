import { ClassFields, type StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { BulkAction, BulkRefusal } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { isSameValue } from '@upbeat/rules/publishing/merge-changes'
import type { ManyStep } from '../../../publishing/many-step.ts'

/**
 * The outcome of an action for a class: a step with the value before and after, no change, or the reason of a refusal.
 */
export type BulkOutcome =
  | { kind: 'change'; step: ManyStep; field: string; before: unknown; after: unknown }
  | { kind: 'unchanged' }
  | { kind: 'refused'; reason: BulkRefusal }

/** Actions that change the class itself. */
type ClassAction = Exclude<BulkAction, { kind: 'addToCollection' }>

const dayMs = 86_400_000

export function bulkStep(one: StudioListedClass, action: ClassAction): BulkOutcome {
  if (action.kind === 'restore') return one.state === 'bin' ? moved(one, 'restore', 'draft') : { kind: 'unchanged' }
  if (action.kind === 'bin') return one.state === 'bin' ? { kind: 'unchanged' } : moved(one, 'bin', 'bin')
  if (one.state === 'bin') return { kind: 'refused', reason: 'bin' }
  if (action.kind === 'schedule') return scheduling(one, new Date(action.at))
  if (action.kind === 'publish') return publishing(one)
  if (action.kind === 'unpublish') return unpublishing(one)
  const { field, value } = wanted(one, action)
  if (value === undefined) return { kind: 'refused', reason: 'noDate' }
  const parsed = ClassFields.shape[field].safeParse(value)
  if (!parsed.success) return { kind: 'refused', reason: 'invalid' }
  const before = one[field]
  if (isSameValue(before, parsed.data)) return { kind: 'unchanged' }
  const changes = [{ field, base: before, value: parsed.data }]
  return { kind: 'change', step: { id: one.tag, changes }, field, before, after: parsed.data }
}

function publishing(one: StudioListedClass): BulkOutcome {
  return missing(one) ?? moved(one, 'publish', 'published')
}

function scheduling(one: StudioListedClass, at: Date): BulkOutcome {
  const [before, after] = [one.publishAt, at.toISOString()]
  if (before === after) return { kind: 'unchanged' }
  return (
    missing(one) ?? { kind: 'change', step: { id: one.tag, to: { schedule: at } }, field: 'publishAt', before, after }
  )
}

/** Why a class can't be published or needs no publishing; null otherwise. */
function missing(one: StudioListedClass): BulkOutcome | null {
  if (one.state === 'published' && !one.hasChanges) return { kind: 'unchanged' }
  // Only a class with a video has a length.
  if (one.durationSecond === null) return { kind: 'refused', reason: 'media' }
  if (one.name.trim() === '') return { kind: 'refused', reason: 'name' }
  if (one.categoryId === null) return { kind: 'refused', reason: 'category' }
  return null
}

function unpublishing(one: StudioListedClass): BulkOutcome {
  if (one.state === 'scheduled') return moved(one, 'unpublish', 'draft')
  return one.state === 'published' ? moved(one, 'unpublish', 'unpublished') : { kind: 'unchanged' }
}

type Move = 'publish' | 'unpublish' | 'bin' | 'restore'

function moved(one: StudioListedClass, to: Move, after: string): BulkOutcome {
  return { kind: 'change', step: { id: one.tag, to }, field: 'state', before: one.state, after }
}

type BulkField = Extract<BulkAction, { kind: 'set' }>['field']
type FieldAction = Exclude<ClassAction, { kind: Move | 'schedule' }>

/** The field's new value; `undefined` if there is no date to shift. */
function wanted(one: StudioListedClass, action: FieldAction): { field: BulkField; value: unknown } {
  if (action.kind === 'shiftDate') {
    const field = 'scheduleDate' as const
    if (one[field] === null) return { field, value: undefined }
    return { field, value: new Date(Date.parse(one[field]) + action.days * dayMs).toISOString() }
  }
  const { field } = action
  if (action.kind === 'set') return { field, value: action.value }
  if (action.kind === 'replace') return { field, value: replaced(one[action.field], action) }
  const words = one[action.field].map((word) => word.normalize('NFC'))
  if (action.kind === 'add') return { field, value: [...new Set([...words, ...action.words])] }
  return { field, value: words.filter((word) => !action.words.includes(word)) }
}

function replaced(
  value: string | readonly string[] | null,
  { field, find, replacement }: FieldAction & { kind: 'replace' },
) {
  // Escaped, so that the text is searched literally.
  const pattern = new RegExp(find.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'giu')
  const anew = (text: string) => text.replace(pattern, () => replacement).trim()
  if (typeof value === 'string') {
    if (!pattern.test(value)) return value
    pattern.lastIndex = 0
    return anew(value) || (field === 'name' || field === 'description' ? '' : null)
  }
  return value && [...new Set(value.map((word) => (word.search(pattern) < 0 ? word : anew(word))).filter(Boolean))]
}
