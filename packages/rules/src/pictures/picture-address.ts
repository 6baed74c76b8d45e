/**
 * A picture's address as the catalogue has it. Its fragment may hold a colour, shown until the picture has come, and behind it the point that
 * every crop keeps, in percent from the left and the top: `/images/1#a4b8d0@36,20`.
 */
export function splitPicture(picture: string): { address: string; colour: string | null; focus: string | null } {
  const [, address = picture, colour = null, x, y] = /^(.*)(#[0-9a-f]{6})(?:@(\d{1,3}),(\d{1,3}))?$/.exec(picture) ?? []
  return { address, colour, focus: x && y ? `${x}% ${y}%` : null }
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
