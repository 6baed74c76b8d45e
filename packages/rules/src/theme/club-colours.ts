/** The colours that a club chooses, in the order in which its staff meet them. */
export const colourNames = ['primary', 'secondary', 'background', 'text', 'header', 'footer'] as const
export type ClubColours = Record<(typeof colourNames)[number], string>

/** The colours among the other fields of a look. */
export function coloursOf({ primary, secondary, background, text, header, footer }: ClubColours): ClubColours {
  return { primary, secondary, background, text, header, footer }
}
