import { createHash } from 'node:crypto'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { IconPurpose } from './club-icon.ts'

/** The URL of an icon. */
export function iconAddress(tenant: Tenant, purpose: IconPurpose, size: number): string {
  return drawingAddress(tenant, `${purpose}-${size}`)
}

/** The URL of the club's picture for shared links, or of the logo in its emails. */
export function markAddress(tenant: Tenant, mark: 'share' | 'email'): string {
  return drawingAddress(tenant, mark)
}

/** The URL changes with the drawing, so it can be cached forever. */
function drawingAddress(tenant: Tenant, name: string) {
  const { header, primary, secondary } = tenant.config.colours
  const drawn = createHash('sha256')
    .update(`${tenant.logoSvg} ${header} ${primary} ${secondary}`)
    .digest('base64url')
    .slice(0, 8)
  return `/icons/${encodeURIComponent(tenant.id)}/${name}.png?v=${drawn}`
}
