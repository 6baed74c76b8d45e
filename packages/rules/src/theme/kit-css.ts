import { displayFontFaces } from './display-fonts.ts'
import { type Kit, kitChoices } from './kit.ts'
import { ownKitVariables } from './kit-variables.ts'

/**
 * The inline CSS of a club's kit; empty for the default kit.
 * @param isEdited whether the kit may change while the page is open, as in the studio's preview: includes all fonts. A browser loads only
 * those used.
 */
export function kitCss(kit: Kit, isEdited: boolean): string {
  const fonts = isEdited ? kitChoices.displayFont : [kit.displayFont]
  const variables = Object.entries(ownKitVariables(kit)).map(([name, value]) => `${name}:${value}`)
  const root = variables.length > 0 ? `:root:root{${variables.join(';')}}` : ''
  return fonts.map(displayFontFaces).join('') + root
}
