import { LRUCache } from 'lru-cache'

export type Recent<K, V> = {
  get: (key: K) => V | undefined
  set: (key: K, value: V, weight?: number) => V
  remove: (key: K) => void
  clear: () => void
}

/** A cache of the most recently used values, up to `capacity` in weight. A heavier single value is kept alone. */
export function createRecent<K extends string, V extends NonNullable<unknown>>(capacity: number): Recent<K, V> {
  const cache = new LRUCache<K, V>({ maxSize: capacity })
  return {
    get: (key) => cache.get(key),
    set(key, value, weight = 1) {
      // The library ignores values above the maximum size.
      cache.set(key, value, { size: Math.max(1, Math.min(Math.ceil(weight), capacity)) })
      return value
    },
    remove: (key) => void cache.delete(key),
    clear: () => cache.clear(),
  }
}
