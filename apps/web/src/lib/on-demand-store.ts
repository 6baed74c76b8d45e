import { firstEntry } from './first-entry.ts'
import { isOpenedAnew } from './page-load.ts'
import { sessionStore } from './storage.ts'
import { createArea } from './store-area.ts'

/** Area `onDemand`: what the lists of classes remember as long as the tab is open. */
export type OnDemandState = {
  /** How many pages of each list were shown, by the key of its entry in the history, so that going back finds the same place. */
  pagesShown: Readonly<Record<string, number>>
}

export const useOnDemand = createArea<OnDemandState>('onDemand', { pagesShown: {} })
useOnDemand.setState({ pagesShown: readPagesShown() })
// A reload in a class that was opened from a list, as of a phone that had put the tab away, does not lose the place in it.
useOnDemand.subscribe(({ pagesShown }) => sessionStore.set('pagesShown', JSON.stringify(pagesShown)))

export function keepPagesShown(key: string, count: number): void {
  useOnDemand.setState(({ pagesShown }) => ({ pagesShown: { ...pagesShown, [key]: count } }))
}

function readPagesShown(): OnDemandState['pagesShown'] {
  const { [firstEntry]: first, ...others } = parse(sessionStore.get('pagesShown'))
  // What a page opened anew finds under `firstEntry` is of another page.
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
