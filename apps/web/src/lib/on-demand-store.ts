import { firstEntry } from './page/first-entry.ts'
import { isOpenedAnew } from './page/page-load.ts'
import { sessionStore } from './storage.ts'
import { createArea } from './store-area.ts'

/** Area `onDemand`: state of the class lists, kept while the tab is open. */
export type OnDemandState = {
  /** Number of pages shown per list, by history entry key, so that going back restores the position. */
  pagesShown: Readonly<Record<string, number>>
}

export const useOnDemand = createArea<OnDemandState>('onDemand', { pagesShown: {} })
useOnDemand.setState({ pagesShown: readPagesShown() })
// Survives a reload, e.g. when a phone has discarded the tab while a class was open.
useOnDemand.subscribe(({ pagesShown }) => sessionStore.set('pagesShown', JSON.stringify(pagesShown)))

export function keepPagesShown(key: string, count: number): void {
  useOnDemand.setState(({ pagesShown }) => ({ pagesShown: { ...pagesShown, [key]: count } }))
}

function readPagesShown(): OnDemandState['pagesShown'] {
  const { [firstEntry]: first, ...others } = parse(sessionStore.get('pagesShown'))
  // State found under `firstEntry` on a fresh load belongs to another page.
  return first === undefined || isOpenedAnew() ? others : { ...others, [firstEntry]: first }
}

function parse(text: string | null): Record<string, number> {
  try {
    const entries = Object.entries(JSON.parse(text ?? '{}') as Record<string, unknown>)
    return Object.fromEntries(
      entries.filter((entry): entry is [string, number] => Number.isInteger(entry[1]) && Number(entry[1]) > 0),
    )
  } catch {
    return {}
  }
}
