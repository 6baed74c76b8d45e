import { type Category, categories } from '../moves/move.ts'

/** What a picture shows, read from its key. */
export type Subject =
  | { kind: 'class'; category: Category; variant: number }
  | { kind: 'category' | 'banner'; category: Category; variant: number }
  | { kind: 'portrait'; of: 'instructor' | 'profile'; number: number }
  | { kind: 'scene'; of: SceneKind; number: number }

export type SceneKind = 'channel' | 'hero' | 'landing' | 'collection' | 'event' | 'club'

const scenes: readonly string[] = ['channel', 'hero', 'landing', 'collection', 'event', 'club']

/**
 * Throws a RangeError where the key names no picture. There are only so many: whoever makes keys up must not be able to fill a disk with
 * what is drawn for them.
 */
export function readPictureKey(key: string): Subject {
  const [kind = '', name = '', last, ...surplus] = key.split('/')
  const unknown = () => new RangeError(`No picture is called ${key}`)
  if (surplus.length > 0 || (last !== undefined && kind !== 'class')) throw unknown()
  const number = (text: string, below: number) => {
    if (!/^(?:0|[1-9]\d?)$/.test(text) || Number(text) >= below) throw unknown()
    return Number(text)
  }
  if (kind === 'class' && isCategory(name)) return { kind, category: name, variant: number(last ?? '0', variants) }
  if ((kind === 'category' || kind === 'banner') && isCategory(name))
    return { kind, category: name, variant: sum(name) }
  if (kind === 'instructor' || kind === 'profile') return { kind: 'portrait', of: kind, number: number(name, most) }
  if (scenes.includes(kind)) return { kind: 'scene', of: kind as SceneKind, number: number(name, most) }
  throw unknown()
}

/** Of a category's classes, and of every other kind. */
const variants = 40
const most = 100

function isCategory(name: string): name is Category {
  return (categories as readonly string[]).includes(name)
}

function sum(text: string): number {
  return [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
}
