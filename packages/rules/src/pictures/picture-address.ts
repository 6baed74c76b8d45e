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
