import type { IconName } from '@upbeat/ui/icon-shapes.ts'

export type Command = { label: string; icon: IconName; run: () => void }

/** The commands whose label contains every typed word; those that start with the first come first. */
export function matchCommands(commands: readonly Command[], typed: string): readonly Command[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const found = commands.filter(({ label }) => words.every((word) => label.toLocaleLowerCase().includes(word)))
  const first = words[0] ?? ''
  const rank = ({ label }: Command) => (label.toLocaleLowerCase().startsWith(first) ? 0 : 1)
  return found.toSorted((one, other) => rank(one) - rank(other))
}
