/** How many are shown where a rule chooses. */
const chosenCount = 6

type Day = {
  /** `2026-11-23`, in the club's time zone. */
  day: string
  planned: string | null
  /** The class-of-the-day collection's classes, in its order. */
  chosen: readonly string[]
  /** Whether a rule chose them: then every day has others. */
  byRule: boolean
  /** The whole catalogue, newest first, for a day on which nothing else is left. */
  all: readonly string[]
  isPlayable: (tag: string) => boolean
}

/** The tags of a day's classes, the class of the day first. Empty only where nothing can be played at all (SHELF-04). */
export function classesOfTheDay({ day, planned, chosen, byRule, all, isPlayable }: Day): string[] {
  const playable = chosen.filter(isPlayable)
  const others =
    byRule || playable.length === 0
      ? forDay(day, playable.length > 0 ? playable : all.filter(isPlayable)).slice(0, chosenCount)
      : playable
  if (planned === null || !isPlayable(planned)) return others
  return [planned, ...others.filter((tag) => tag !== planned)]
}

/** In an order of that day's own. A class that comes or goes moves no other. */
function forDay(day: string, tags: readonly string[]): string[] {
  return tags
    .map((tag) => ({ tag, rank: hash(`${day} ${tag}`) }))
    .sort((one, other) => one.rank - other.rank || (one.tag < other.tag ? -1 : 1))
    .map(({ tag }) => tag)
}

/** FNV-1a with a final mix, so that one day's order says nothing of the next one's. */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  return (value ^ (value >>> 13)) >>> 0
}
