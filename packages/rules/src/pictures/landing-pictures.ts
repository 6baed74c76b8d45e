/** What the landing page is illustrated with: the club's own pictures, and the app's where it has none. */
export function landingPictures({ landingPictures: [hero, ...wall] }: { landingPictures: readonly string[] }): {
  hero: string
  wall: readonly string[]
} {
  return { hero: hero ?? ownHero, wall: wall.length > 0 ? wall : ownWall }
}

// The fragment is the colour that stands there until the picture has come.
const ownHero = '/images/demo/hero/0#c69b77'
const ownWall = ['c677b9', 'a1c0db', 'e7dc95', 'c67b77', '778dc6'].map(
  (colour, number) => `/images/demo/landing/${number}#${colour}`,
)

/** Pixels: on a phone the wide hero is cropped to a tall one, and so needs more of them than the window is wide. */
export const heroLeastWidth = 1359
