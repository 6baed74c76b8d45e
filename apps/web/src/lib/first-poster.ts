type First = { pathname: string; picture: string | null }

let first: First = { pathname: '', picture: null }

/** Keeps what the boot payload says of the address that the app has started at. */
export function setFirstPoster(pathname: string, picture: string | null): void {
  first = { pathname, picture }
}

/** The picture that stands at this address since before the app came; `null` at every other. */
export function firstPoster(pathname: string): string | null {
  return pathname === first.pathname ? first.picture : null
}
