import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { paths } from '../../lib/paths.ts'
import { contentModeTenant, seamlessMode } from './flags.ts'

/** Where `/` leads: the club list in tenant content mode, Home for members, else the landing page. */
export function startPath(tenant: TenantConfig, visitor: { signedIn: boolean; embedded: boolean }): string {
  if (contentModeTenant(tenant)) return paths.clubList
  return visitor.signedIn || seamlessMode(tenant, visitor.embedded) ? paths.home : paths.landing
}
