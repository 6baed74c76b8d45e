/** The address of a picture in about the width that it is shown at, in physical pixels. Pictures elsewhere come as they are. */
export function pictureAt(link: string, width: number): string {
  return link.startsWith('/') ? `${link}?width=${width}` : link
}
