import { comparedText } from '@upbeat/rules/text/compared-text'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'

/** Something to choose in the palette. */
export type Command = {
  id: string
  label: string
  /** What tells it from others of the same name. */
  hint?: string
  /** Other words that find it. */
  words?: string
  icon: IconName
  /** The page it opens, if it does no more than that; it can then be listed as recent. */
  path?: string
  run: () => void
}

/**
 * The commands that contain every typed word, in the label or at the beginning of one of their other words. Those whose label starts with
 * the first word come first, those found by other words last.
 */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const terms = comparedText(typed).split(/\s+/).filter(Boolean)
  const rank = (command: Command) => rankOf(command, terms)
  return commands
    .filter((command) => rank(command) !== null)
    .toSorted((one, other) => Number(rank(one)) - Number(rank(other)))
}

function rankOf({ label, words = '' }: Command, terms: readonly string[]): number | null {
  const name = comparedText(label)
  const others = ` ${comparedText(words).replace(/[^\p{L}\p{N}]+/gu, ' ')}`
  if (!terms.every((word) => name.includes(word) || others.includes(` ${word}`))) return null
  if (name.startsWith(terms[0] ?? '')) return 0
  return terms.every((word) => name.includes(word)) ? 1 : 2
}
