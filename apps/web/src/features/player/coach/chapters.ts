import type { Block } from './cue-track.ts'

/** A chapter of a class. `move` is its first move; times in seconds. */
export type Chapter = { start: number; end: number; move: string; kind: Exclude<Block['kind'], 'rest'> }

/** Sets shorter than this are merged with the previous one, so that the marks of an hour fit on a phone. */
const shortestSeconds = 240

/**
 * Groups blocks into warm-up, sets of work and cool-down. A set starts with the first round of a move; rests belong to the adjacent work.
 */
export function chaptersOf(blocks: readonly Block[]): Chapter[] {
  const chapters: Chapter[] = []
  for (const { start, end, move, kind, round } of blocks) {
    const current = chapters.at(-1)
    const startsSet = kind === 'work' && round === 1 && current && start - current.start >= shortestSeconds
    const sameKind = kind === 'rest' || kind === current?.kind
    if (current && sameKind && !startsSet) current.end = end
    else chapters.push({ start, end, move, kind: kind === 'rest' ? 'work' : kind })
  }
  return chapters
}

/** The chapter at a second, counted from 1; `null` if there is only one, or none at that time. */
export function partAt(blocks: readonly Block[], second: number): { part: number; parts: number } | null {
  const chapters = chaptersOf(blocks)
  const index = chapters.findIndex(({ start, end }) => second >= start && second < end)
  return index === -1 || chapters.length === 1 ? null : { part: index + 1, parts: chapters.length }
}
