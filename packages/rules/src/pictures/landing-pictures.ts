/** The pictures of the landing page: the club's own, or the app's defaults. */
export function landingPictures({ landingPictures: [hero, ...wall] }: { landingPictures: readonly string[] }): {
  hero: string
  wall: readonly string[]
} {
  return { hero: hero ?? ownHero, wall: wall.length > 0 ? wall : ownWall }
}

// The fragment is the placeholder colour shown until the picture loads.
const ownHero = '/images/demo/hero/0#c69b77'
const ownWall = ['c677b9', 'a1c0db', 'e7dc95', 'c67b77', '778dc6'].map(
  (colour, number) => `/images/demo/landing/${number}#${colour}`,
)

/** Pixels: on a phone the wide hero is cropped to a tall one, so it must be wider than the window. */
export const heroLeastWidth = 1359
