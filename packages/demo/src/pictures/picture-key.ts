import { type Category, categories } from '../moves/move.ts'

/** What a picture shows, read from its key. */
export type Subject =
  | { kind: 'class'; category: Category; variant: number }
  | { kind: 'category' | 'banner'; category: Category; variant: number }
  | { kind: 'portrait'; of: 'instructor' | 'profile'; number: number }
  | { kind: 'scene'; of: SceneKind; number: number }

export type SceneKind = 'channel' | 'hero' | 'landing' | 'collection' | 'event' | 'club'

const scenes: readonly string[] = ['channel', 'hero', 'landing', 'collection', 'event', 'club']

/** Throws a RangeError where the key names no picture. Ids that aren't a category's get one of the ten by their letters. */
export function readPictureKey(key: string): Subject {
  const [kind = '', name = '', last] = key.split('/')
  if (kind === 'class' && isCategory(name)) return { kind, category: name, variant: numberOf(last ?? '0', key) }
  if (kind === 'category' || kind === 'banner')
    return { kind, category: isCategory(name) ? name : anyCategory(name), variant: sum(name) }
  if (kind === 'instructor' || kind === 'profile') return { kind: 'portrait', of: kind, number: numberOf(name, key) }
  if (scenes.includes(kind)) return { kind: 'scene', of: kind as SceneKind, number: numberOf(name, key) }
  throw new RangeError(`No picture is called ${key}`)
}

function numberOf(text: string, key: string): number {
  if (!/^\d{1,6}$/.test(text)) throw new RangeError(`No picture is called ${key}`)
  return Number(text)
}

function isCategory(name: string): name is Category {
  return (categories as readonly string[]).includes(name)
}

function anyCategory(name: string): Category {
  return categories[sum(name) % categories.length] as Category
}

function sum(text: string): number {
  return [...text].reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7)
}
