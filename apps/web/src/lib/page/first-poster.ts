import type { ImageKind } from '@upbeat/rules/classes/image-width'

type Known = { pathname: string; picture: string | null; card: ImageKind | null }

let known: Known = { pathname: '', picture: null, card: null }

/**
 * Stores the poster of the class at `pathname` until its player has loaded it: from the boot data, or from the card that links there, along
 * with the way that card displays it.
 */
export function setFirstPoster(pathname: string, picture: string | null, card: ImageKind | null = null): void {
  known = { pathname, picture, card }
}

/** The poster known for this URL before its class has loaded; `null` if none. */
export function firstPoster(pathname: string): string | null {
  return pathname === known.pathname ? known.picture : null
}

/** How the card that linked to this URL displays the poster; `null` without a card. */
export function posterCard(pathname: string): ImageKind | null {
  return pathname === known.pathname ? known.card : null
}
