import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { api } from '../../lib/api/api.ts'
import { normaliseClasses } from '../../lib/normalise/virtual-class.ts'
import { getTenant } from '../tenant/tenant-store.ts'

/** A class whose trailer is shown. */
export type LoopClass = ListedClass & { trailerLinkWeb: string }

/** How many of the newest classes are looked at. */
const looked = 30

let loading: Promise<LoopClass[]> | undefined

/** The classes whose trailers the landing page shows; none if they can't be loaded. Loaded once. */
export function loopClasses(): Promise<LoopClass[]> {
  loading ??= api('searchClasses', { params: {}, body: { take: looked, providerid: getTenant().providerId ?? '' } })
    .then(({ items }) => chooseLoops(normaliseClasses(items)))
    .catch(() => {
      loading = undefined
      return []
    })
  return loading
}

/** Classes with a trailer: first one of each category, then the others. */
export function chooseLoops(classes: readonly ListedClass[]): LoopClass[] {
  const playable = classes.filter((item): item is LoopClass => Boolean(item.trailerLinkWeb))
  const seen = new Set<string>()
  const trailers = playable.filter(({ trailerLinkWeb }) => !seen.has(trailerLinkWeb) && seen.add(trailerLinkWeb))
  const firsts = new Map(trailers.toReversed().map((item) => [item.classCategory, item]))
  const isFirst = (item: LoopClass) => firsts.get(item.classCategory) === item
  return [...trailers.filter(isFirst), ...trailers.filter((item) => !isFirst(item))]
}
