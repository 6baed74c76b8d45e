import type { Kit } from '@upbeat/rules/theme/kit'

/** The phrase of a kit option. */
export function kitWord<Name extends keyof Kit>(name: Name, value: Kit[Name]): KitWord {
  const word: (value: Kit[Name]) => KitWord = words[name]
  return word(value)
}

type KitWord = { [Name in keyof Kit]: `look.${Name}_${Kit[Name]}` }[keyof Kit]

const words: { [Name in keyof Kit]: (value: Kit[Name]) => KitWord } = {
  displayFont: (value) => `look.displayFont_${value}`,
  corners: (value) => `look.corners_${value}`,
  cardShape: (value) => `look.cardShape_${value}`,
  pictureStyle: (value) => `look.pictureStyle_${value}`,
  signInArt: (value) => `look.signInArt_${value}`,
  homeStart: (value) => `look.homeStart_${value}`,
}
