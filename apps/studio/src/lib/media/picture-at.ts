import { pictureAddress } from '@upbeat/rules/pictures/picture-address'

/** The URL of a picture at about its displayed width in physical pixels. External pictures are unchanged. */
export function pictureAt(link: string, width: number): string {
  return link.startsWith('/') ? pictureAddress(link, width) : link
}
