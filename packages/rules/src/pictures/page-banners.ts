/** The picture of the page of all collections. */
export const collectionsBanner = '/images/demo/collection/0#e4d1b9@68,54'

/** The wide picture of a category, stored next to its tile (CAT-01). */
export function categoryBanner({ imageLink }: { imageLink: string | null }): string | null {
  return imageLink?.replace(/\/category\/(?=[^/]*$)/, '/banner/') ?? null
}
