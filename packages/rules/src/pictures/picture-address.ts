/**
 * A picture URL in the catalogue. Its fragment may hold a placeholder colour, followed by the focal point that every crop keeps, in percent
 * from left and top, and by the picture's blur (`packBlur`): `/images/1#a4b8d0@36,20~iDq...`. The focal point is a person's face, unless
 * `,body` follows it: `@61,52,body`.
 */
export function splitPicture(picture: string): {
  address: string
  colour: string | null
  focus: string | null
  /** The focal point, if it is a person's face. */
  face: string | null
  blur: string | null
} {
  const [, address = picture, colour = null, x, y, body, blur = null] = pattern.exec(picture) ?? []
  const focus = x ? `${x}% ${y}%` : null
  return { address, colour, focus, face: body ? null : focus, blur }
}

const pattern = /^(.*)(#[0-9a-f]{6})(?:@(\d{1,3}),(\d{1,3})(,body)?)?(?:~([\w+/]{64}))?$/

/** The URL of a picture at `width` pixels. */
export function pictureAddress(picture: string, width: number): string {
  const { address } = splitPicture(picture)
  return `${address}${address.includes('?') ? '&' : '?'}width=${width}`
}

/** The `srcset` of a picture for usual and high-density screens. */
export function densitySources(picture: string, width: number, dense: number): string {
  return `${pictureAddress(picture, width)} 1x, ${pictureAddress(picture, dense)} 2x`
}
