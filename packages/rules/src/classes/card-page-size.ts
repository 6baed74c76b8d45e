import { cardPageSizes, skeletonBands } from '../constants.ts'

/** Cards per page of a card list at this viewport width (CARD-16). */
export function cardPageSize(viewportWidth: number): number {
  return viewportWidth >= cardPageSizes.wideFromPixels ? cardPageSizes.wide : cardPageSizes.narrow
}

/** Number of placeholder cards while a card list loads (SHELL-32). */
export function skeletonCount(viewportWidth: number): number {
  return (skeletonBands.findLast((band) => viewportWidth >= band.fromPixels) ?? skeletonBands[0]).cards
}
