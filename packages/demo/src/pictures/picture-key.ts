import { type Category, categories } from '../moves/move.ts'
import { findLoop, type Loop } from '../moves/moves.ts'
import { type PosterClub, posterClubs } from '../posters/poster-look.ts'
import { landingScenes } from './scenes.ts'

/** The subject of a picture, parsed from its key. */
export type Subject =
  | { kind: 'class'; loop: Loop; cut: number }
  | { kind: 'hero' | 'banner'; club: PosterClub; loop: Loop }
  | { kind: 'instructor'; category: Category }
  | { kind: 'landing'; number: number }

/** Crops of a class's picture. */
export const classCuts = 6

/** @throws RangeError if the key names no picture. The set is finite, so that made-up keys can't fill a disk with generated pictures. */
export function readPictureKey(key: string): Subject {
  const [kind = '', name = '', last, ...surplus] = key.split('/')
  const unknown = () => new RangeError(`No picture is called ${key}`)
  const number = (text: string, below: number) => {
    if (!/^(?:0|[1-9]\d?)$/.test(text) || Number(text) >= below) throw unknown()
    return Number(text)
  }
  const work = (video: string) => {
    const loop = findLoop(video)
    if (loop?.move.part !== 'work') throw unknown()
    return loop
  }
  if (surplus.length > 0) throw unknown()
  if (kind === 'class') return { kind, loop: work(name), cut: number(last ?? '', classCuts) }
  if ((kind === 'hero' || kind === 'banner') && isPosterClub(name)) return { kind, club: name, loop: work(last ?? '') }
  if (last !== undefined) throw unknown()
  if (kind === 'instructor' && isCategory(name)) return { kind, category: name }
  if (kind === 'landing') return { kind, number: number(name, landingScenes.length) }
  throw unknown()
}

/** The loop that a class's picture, a hero or a banner shows. */
export function loopInKey(key: string): string | undefined {
  const [kind, name, last] = key.split('/')
  return kind === 'hero' || kind === 'banner' ? last : name
}

function isCategory(name: string): name is Category {
  return (categories as readonly string[]).includes(name)
}

function isPosterClub(name: string): name is PosterClub {
  return (posterClubs as readonly string[]).includes(name)
}
