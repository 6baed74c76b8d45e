import { LRUCache } from 'lru-cache'

export type Recent<K, V> = {
  get: (key: K) => V | undefined
  set: (key: K, value: V, weight?: number) => V
  remove: (key: K) => void
  clear: () => void
}

/** Keeps what was used last, up to `capacity` in weight. A single value that weighs more than all of it is kept alone. */
export function createRecent<K extends string, V extends NonNullable<unknown>>(capacity: number): Recent<K, V> {
  const held = new LRUCache<K, V>({ maxSize: capacity })
  return {
    get: (key) => held.get(key),
    set(key, value, weight = 1) {
      // A size above the maximum would not be taken at all.
      held.set(key, value, { size: Math.max(1, Math.min(Math.ceil(weight), capacity)) })
      return value
    },
    remove: (key) => void held.delete(key),
    clear: () => held.clear(),
  }
}
