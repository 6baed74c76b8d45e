import { create, type StoreApi, type UseBoundStore } from 'zustand'

export type AreaStore<T> = UseBoundStore<StoreApi<T>>

const areas = new Map<string, { reset: () => void }>()

/**
 * One small store of client-only state, known by the area's name (SHELL-33). What a server answers belongs in the query cache,
 * what can be linked to in the address.
 */
export function createArea<T extends object>(name: string, initial: T): AreaStore<T> {
  const store = create<T>()(() => initial)
  areas.set(name, { reset: () => store.setState(initial, true) })
  return store
}

/** Puts every area back to its start, so that nothing of one member is left for the next. */
export function resetAreas(): void {
  for (const area of areas.values()) area.reset()
}
/** @internal */
export function areaNames(): string[] {
  return [...areas.keys()]
}
