import { createHash } from 'node:crypto'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { IconPurpose } from './club-icon.ts'

/** Where an icon lies. */
export function iconAddress(tenant: Tenant, purpose: IconPurpose, size: number): string {
  return drawingAddress(tenant, `${purpose}-${size}`)
}

/** Where the club's picture for links lies, and what its emails begin with. */
export function markAddress(tenant: Tenant, mark: 'share' | 'email'): string {
  return drawingAddress(tenant, mark)
}

/** The address changes with what is drawn, so that it may be kept for good. */
function drawingAddress(tenant: Tenant, name: string) {
  const { header, primary, secondary } = tenant.config.colours
  const drawn = createHash('sha256')
    .update(`${tenant.logoSvg} ${header} ${primary} ${secondary}`)
    .digest('base64url')
    .slice(0, 8)
  return `/icons/${encodeURIComponent(tenant.id)}/${name}.png?v=${drawn}`
}
