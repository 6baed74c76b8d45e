/** A picture's address as the catalogue has it: a colour may follow as its fragment (`/images/1#a4b8d0`), to stand there until it has come. */
export function splitPicture(picture: string): { address: string; colour: string | null } {
  const [, address = picture, colour = null] = /^(.*)(#[0-9a-f]{6})$/.exec(picture) ?? []
  return { address, colour }
}

/** Where a picture is fetched `width` pixels wide. */
export function pictureAddress(picture: string, width: number): string {
  const { address } = splitPicture(picture)
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`
}

/** A picture's addresses for usual and for dense screens, as in `srcset`. */
export function densitySources(picture: string, width: number, dense: number): string {
  return `${pictureAddress(picture, width)} 1x, ${pictureAddress(picture, dense)} 2x`
}
