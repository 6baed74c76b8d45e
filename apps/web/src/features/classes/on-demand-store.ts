import { createArea } from '../../lib/store-area.ts'

/** Area `onDemand`: what the lists of classes remember while the page is open. */
export type OnDemandState = {
  /** How many pages of each list were shown, by the key of its entry in the history, so that going back finds the same place. */
  pagesShown: Readonly<Record<string, number>>
}

export const useOnDemand = createArea<OnDemandState>('onDemand', { pagesShown: {} })
