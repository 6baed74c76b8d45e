import { create, type StoreApi, type UseBoundStore } from 'zustand'

export type AreaStore<T> = UseBoundStore<StoreApi<T>>

const areas = new Map<string, { reset: () => void }>()

/**
 * Creates a store of client-only state, identified by the area's name (SHELL-33). Server state belongs in the query cache, linkable state
 * in the URL.
 */
export function createArea<T extends object>(name: string, initial: T): AreaStore<T> {
  const store = create<T>()(() => initial)
  areas.set(name, { reset: () => store.setState(initial, true) })
  return store
}

/** Resets every area, so that no state of one member is left for the next. */
export function resetAreas(): void {
  for (const area of areas.values()) area.reset()
}
/** @internal */
export function areaNames(): string[] {
  return [...areas.keys()]
}
