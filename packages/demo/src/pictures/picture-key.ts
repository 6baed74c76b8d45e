import { type Category, categories } from '../moves/move.ts'
import { findLoop, type Loop } from '../moves/moves.ts'
import { scenes } from './scenes.ts'

/** The subject of a picture, parsed from its key. */
export type Subject =
  | { kind: 'class'; loop: Loop; cut: number }
  | { kind: 'wide'; loop: Loop }
  | { kind: 'category' | 'banner' | 'instructor'; category: Category }
  | { kind: SceneKind; number: number }

export type SceneKind = keyof typeof scenes

/** Crops of a class's picture. */
export const classCuts = 6

/** @throws RangeError if the key names no picture. The set is finite, so that made-up keys can't fill a disk with generated pictures. */
export function readPictureKey(key: string): Subject {
  const [kind = '', name = '', last, ...surplus] = key.split('/')
  const unknown = () => new RangeError(`No picture is called ${key}`)
  if (surplus.length > 0 || (last !== undefined && kind !== 'class')) throw unknown()
  const number = (text: string, below: number) => {
    if (!/^(?:0|[1-9]\d?)$/.test(text) || Number(text) >= below) throw unknown()
    return Number(text)
  }
  if (kind === 'class' || kind === 'wide') {
    const loop = findLoop(name)
    if (loop?.move.part !== 'work') throw unknown()
    return kind === 'class' ? { kind, loop, cut: number(last ?? '', classCuts) } : { kind, loop }
  }
  if ((kind === 'category' || kind === 'banner' || kind === 'instructor') && isCategory(name))
    return { kind, category: name }
  if (isScene(kind)) return { kind, number: number(name, scenes[kind].length) }
  throw unknown()
}

function isCategory(name: string): name is Category {
  return (categories as readonly string[]).includes(name)
}

function isScene(kind: string): kind is SceneKind {
  return Object.hasOwn(scenes, kind)
}
