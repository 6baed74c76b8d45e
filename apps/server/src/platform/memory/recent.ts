export type Recent<K, V> = {
  get: (key: K) => V | undefined
  set: (key: K, value: V, weight: number) => V
  remove: (key: K) => void
  clear: () => void
}

/** Keeps what was used last, up to `capacity` in weight; what goes first is what nobody has asked for the longest. */
export function createRecent<K, V>(capacity: number): Recent<K, V> {
  const held = new Map<K, { value: V; weight: number }>()
  let total = 0

  function get(key: K): V | undefined {
    const entry = held.get(key)
    if (!entry) return undefined
    // A map keeps the order of insertion, so that the first is the one unused the longest.
    held.delete(key)
    held.set(key, entry)
    return entry.value
  }

  function set(key: K, value: V, weight: number): V {
    total += weight - (held.get(key)?.weight ?? 0)
    held.delete(key)
    held.set(key, { value, weight })
    for (const [oldest, entry] of held) {
      if (total <= capacity || oldest === key) break
      held.delete(oldest)
      total -= entry.weight
    }
    return value
  }

  function remove(key: K): void {
    total -= held.get(key)?.weight ?? 0
    held.delete(key)
  }

  function clear(): void {
    held.clear()
    total = 0
  }

  return { get, set, remove, clear }
}
