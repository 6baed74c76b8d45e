/**
 * The look of a club beyond colours, logo, pictures and words. The first option of each is the default. Choices become custom properties
 * (`kitVariables`), except those that change the content of a page.
 */
export const kitChoices = {
  /** The heading font. Text uses Figtree, or the club's `font`. */
  displayFont: ['figtree', 'fraunces', 'archivo', 'space-grotesk', 'readex-pro'],
  corners: ['standard', 'square', 'small', 'large'],
  /** The aspect ratio of pictures on class cards. `standard` is 16:9, or 4:5 with text over the picture. */
  cardShape: ['standard', 'square', 'tall'],
  pictureStyle: ['plain', 'duotone', 'warm', 'cool', 'monochrome'],
  /** The illustration beside the sign-in and sign-up forms. */
  signInArt: ['rings', 'logo'],
  /**
   * The first section of Home below the greeting, if the club has it; the others keep their order. `live` comes first while something is on
   * air or about to start; `oneClass` is only the first class of the day, regardless of `showClassOfTheDay`.
   */
  homeStart: ['classOfTheDay', 'live', 'collection', 'oneClass'],
} as const

type Choices = typeof kitChoices
export type Kit = { [Name in keyof Choices]: Choices[Name][number] }
export type DisplayFont = Kit['displayFont']

export const kitNames = Object.keys(kitChoices) as (keyof Kit)[]

export const defaultKit: Kit = {
  displayFont: 'figtree',
  corners: 'standard',
  cardShape: 'standard',
  pictureStyle: 'plain',
  signInArt: 'rings',
  homeStart: 'classOfTheDay',
}

/** Extracts the kit from a club's settings. */
export function kitOf(club: Kit): Kit {
  const { displayFont, corners, cardShape, pictureStyle, signInArt, homeStart } = club
  return { displayFont, corners, cardShape, pictureStyle, signInArt, homeStart }
}
