/** The URL of a picture at about its displayed width in physical pixels. External pictures are unchanged. */
export function pictureAt(link: string, width: number): string {
  return link.startsWith('/') ? `${link}?width=${width}` : link
}
