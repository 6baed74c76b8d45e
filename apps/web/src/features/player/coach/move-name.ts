import { textOrElse } from '../../i18n/text.ts'

/** The name of a move in the member's language, else a readable form of its id. */
export function moveName(move: string): string {
  const words = move.replaceAll('-', ' ')
  return textOrElse(`moves.${move}`, words.charAt(0).toUpperCase() + words.slice(1))
}
