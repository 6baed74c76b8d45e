import type { Tenant } from '../../platform/tenancy/tenant.ts'
import { iconAddress } from '../manifest/icon-address.ts'

type Picture = { image: string; imageKind: 'picture' | 'icon' }

/** What a card shows: the picture of what the page shows, at the width that the services show, else the club's icon. */
export function cardPicture(tenant: Tenant, image: string | null | undefined, base: string): Picture {
  if (!image) return { image: new URL(iconAddress(tenant, 'any', 512), base).toString(), imageKind: 'icon' }
  const url = new URL(image, base)
  if (url.pathname.startsWith('/images/') && image.startsWith('/')) url.searchParams.set('width', '1200')
  return { image: url.toString(), imageKind: 'picture' }
}
