import { landingPictures } from '../pictures/landing-pictures.ts'

type Pictures = readonly (string | null)[]

/** A collection's card shows the pictures of so many of its classes. */
const onCard = 3

/** The pictures on a collection's card: those of its first classes, each once. Null stands for a class without one. */
export function cardPictures(pictures: Pictures): (string | null)[] {
  return [...new Set(pictures)].slice(0, onCard)
}

/**
 * The picture at the top of the page of all collections: the hero of the club's landing page. Without one, the picture of the first class, in
 * the order of the page, that is on no card, else the first; null if there is none.
 * @param collections the pictures of each listed collection's classes
 */
export function collectionsPicture(
  club: Parameters<typeof landingPictures>[0],
  collections: readonly Pictures[],
): string | null {
  const { hero } = landingPictures(club)
  if (hero !== null) return hero
  const onCards = new Set(collections.flatMap((pictures) => cardPictures(pictures)))
  const all = collections.flat().filter((picture) => picture !== null)
  return all.find((picture) => !onCards.has(picture)) ?? all[0] ?? null
}
