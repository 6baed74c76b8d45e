import { textOrElse } from '../../i18n/text.ts'

const id = /^[a-z\d]+(-[a-z\d]+)*$/

/** The name of a move in the member's language, else its id made readable. Names entered by a club are unchanged. */
export function moveName(move: string): string {
  if (!id.test(move)) return move
  const words = move.replaceAll('-', ' ')
  return textOrElse(`moves.${move}`, words.charAt(0).toUpperCase() + words.slice(1))
}
