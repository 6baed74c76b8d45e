/** Number of classes shown when a rule selects them. */
const chosenCount = 6
const dayMs = 86_400_000

type Day = {
  /** `2026-11-23`, in the club's time zone. */
  day: string
  planned: string | null
  /** The classes of the class-of-the-day collection, in order. They take turns, one a day. */
  chosen: readonly string[]
  /** Whether a rule selected them; the choice then varies by day. */
  byRule: boolean
  /** The whole catalogue, newest first: the fallback if no other class is available. */
  all: readonly string[]
  isPlayable: (tag: string) => boolean
}

/** The tags of a day's classes, the class of the day first. Empty only if no class can be played (SHELF-04). */
export function classesOfTheDay({ day, planned, chosen, byRule, all, isPlayable }: Day): string[] {
  const playable = chosen.filter(isPlayable)
  const others =
    byRule || playable.length === 0
      ? forDay(day, playable.length > 0 ? playable : all.filter(isPlayable)).slice(0, chosenCount)
      : inTurn(day, playable)
  if (planned === null || !isPlayable(planned)) return others
  return [planned, ...others.filter((tag) => tag !== planned)]
}

/** The day's class first, those of the next days after it. */
function inTurn(day: string, tags: readonly string[]): string[] {
  const start = Math.floor(Date.parse(`${day}T00:00:00Z`) / dayMs) % tags.length
  return [...tags.slice(start), ...tags.slice(0, start)]
}

/** A daily shuffle. Adding or removing a class doesn't move the others. */
function forDay(day: string, tags: readonly string[]): string[] {
  return tags
    .map((tag) => ({ tag, rank: hash(`${day} ${tag}`) }))
    .sort((one, other) => one.rank - other.rank || (one.tag < other.tag ? -1 : 1))
    .map(({ tag }) => tag)
}

/** FNV-1a with a final mix, so that the orders of consecutive days are unrelated. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
