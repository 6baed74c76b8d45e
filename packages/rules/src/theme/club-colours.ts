/** The colours that a club picks, in the order shown to its staff. */
export const colourNames = ['primary', 'secondary', 'background', 'text', 'header', 'footer'] as const
export type ClubColours = Record<(typeof colourNames)[number], string>

/** Extracts the colours from a look. */
export function coloursOf({ primary, secondary, background, text, header, footer }: ClubColours): ClubColours {
  return { primary, secondary, background, text, header, footer }
}
