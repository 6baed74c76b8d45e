import { isSameValue } from './merge-changes.ts'

/**
 * A draft after what it began from has changed: fields that were as in `from` become as in `to`, edited ones stay. Values are JSON.
 */
export function rebaseFields(
  draft: Readonly<Record<string, unknown>>,
  { from, to }: { from: Readonly<Record<string, unknown>>; to: Readonly<Record<string, unknown>> },
): Record<string, unknown> {
  const followed = Object.entries(to).filter(([field]) => isSameValue(draft[field], from[field]))
  return { ...draft, ...Object.fromEntries(followed) }
}
