import { isSameValue } from './merge-changes.ts'

type Values = Readonly<Record<string, unknown>>

/**
 * Rebases a draft on a changed base: fields equal to `from` take the value in `to`, or are removed if `to` lacks them; edited ones stay.
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
