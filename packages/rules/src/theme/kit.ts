/**
 * What a club chooses of its look beyond colours, logo, pictures and words. The first value of each is the default, which looks like the
 * product itself. Every choice ends up in custom properties (`kitVariables`), but for those that change what a page holds.
 */
export const kitChoices = {
  /** Of headings. Text keeps Figtree, or the club's `font`. */
  displayFont: ['figtree', 'fraunces', 'archivo', 'space-grotesk', 'readex-pro'],
  corners: ['standard', 'square', 'small', 'large'],
  /** Of pictures on class cards. `standard` is 16:9, or 4:5 where the text stands on the picture. */
  cardShape: ['standard', 'square', 'tall'],
  pictureStyle: ['plain', 'duotone', 'warm', 'cool', 'monochrome'],
  /** What is drawn beside the forms of sign-in and sign-up. */
  signInArt: ['rings', 'logo'],
  /**
   * What leads Home, below the greeting, where the club has it. The rest keeps its order. `live` leads while something is on air or about to start;
   * `oneClass` is the first class of the day alone, with or without `showClassOfTheDay`.
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

/** The kit among other settings of a club. */
export function kitOf(club: Kit): Kit {
  const { displayFont, corners, cardShape, pictureStyle, signInArt, homeStart } = club
  return { displayFont, corners, cardShape, pictureStyle, signInArt, homeStart }
}
