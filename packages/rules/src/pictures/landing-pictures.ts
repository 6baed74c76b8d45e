/** The club's own pictures of the landing page; without any it shows its colours. */
export function landingPictures({ landingPictures: [hero, ...wall] }: { landingPictures: readonly string[] }): {
  hero: string | null
  wall: readonly string[]
} {
  return { hero: hero ?? null, wall }
}

/** Pixels: on a phone the wide hero is cropped to a tall one, so it must be wider than the window. */
export const heroLeastWidth = 1359
