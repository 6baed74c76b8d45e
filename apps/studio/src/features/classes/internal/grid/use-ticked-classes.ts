import { useState } from 'react'

export type TickedClasses = ReturnType<typeof useTickedClasses>

/** The classes ticked in the list, until its filter changes. */
export function useTickedClasses(filter: string) {
  const [ticked, setTicked] = useState<{ filter: string; tags: ReadonlySet<string> }>({ filter, tags: none })
  const tags = ticked.filter === filter ? ticked.tags : none

  /** Ticks or unticks these classes together. */
  function tick(changed: readonly string[], isTicked: boolean) {
    const next = new Set(tags)
    for (const tag of changed) {
      if (isTicked) next.add(tag)
      else next.delete(tag)
    }
    setTicked({ filter, tags: next })
  }

  return { tags, tick, clear: () => setTicked({ filter, tags: none }) }
}

const none: ReadonlySet<string> = new Set()
