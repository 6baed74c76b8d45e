import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { markAddress } from '../manifest/icon-address.ts'

/** The picture of a card: the page's own at the width that link previews show, otherwise the club's logo. */
export function cardPicture(tenant: Tenant, image: string | null | undefined, base: string): string {
  if (!image) return new URL(markAddress(tenant, 'share'), base).toString()
  const url = new URL(image, base)
  if (url.pathname.startsWith('/images/') && image.startsWith('/')) url.searchParams.set('width', '1200')
  return url.toString()
}
