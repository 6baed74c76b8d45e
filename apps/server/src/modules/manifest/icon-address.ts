import { createHash } from 'node:crypto'
import type { Tenant } from '../../platform/tenancy/tenant.ts'
import type { IconPurpose } from './club-icon.ts'

/** Where an icon lies. The address changes with what is drawn, so that it may be kept for good. */
export function iconAddress(tenant: Tenant, purpose: IconPurpose, size: number): string {
  const { header, primary } = tenant.config.colours
  const drawn = createHash('sha256').update(`${tenant.logoSvg} ${header} ${primary}`).digest('base64url').slice(0, 8)
  return `/icons/${encodeURIComponent(tenant.id)}/${purpose}-${size}.png?v=${drawn}`
}
