import type { Block } from './cue-track.ts'

/** A part of a class that one may want to jump to. `move` is its first; times in seconds. */
export type Chapter = { start: number; end: number; move: string; kind: Exclude<Block['kind'], 'rest'> }

/** A set shorter than this joins the one before: the marks of an hour still fit on a phone. */
const shortestSeconds = 240

/** Warm-up, sets of work and cool-down. A set begins with the first round of a move; rests belong to the work around them. */
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

/** Which part of the class a second lies in, counted from 1; `null` where the class has one part or none there. */
export function partAt(blocks: readonly Block[], second: number): { part: number; parts: number } | null {
  const chapters = chaptersOf(blocks)
  const index = chapters.findIndex(({ start, end }) => second >= start && second < end)
  return index === -1 || chapters.length === 1 ? null : { part: index + 1, parts: chapters.length }
}
