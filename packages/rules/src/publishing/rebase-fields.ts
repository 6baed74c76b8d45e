import { isSameValue } from './merge-changes.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * A draft after what it began from has changed: fields that were as in `from` become as in `to`, or go where `to` has none; edited ones stay.
 * Values are JSON.
 */
export function rebaseFields(draft: Values, { from, to }: { from: Values; to: Values }): Record<string, unknown> {
  const names = [...new Set([...Object.keys(draft), ...Object.keys(to)])]
  return Object.fromEntries(
    names.flatMap((name) => {
      const isEdited = !isSameValue(draft[name], from[name])
      const source = isEdited ? draft : to
      return Object.hasOwn(source, name) ? [[name, source[name]]] : []
    }),
  )
}
