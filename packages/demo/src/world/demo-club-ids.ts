import { harbourConfig } from './tenants/harbour-brand.ts'
import { monoConfig } from './tenants/mono-brand.ts'
import { pulseConfig } from './tenants/pulse-brand.ts'
import { summitTenantId } from './tenants/summit-brand.ts'
import { tempoConfig } from './tenants/tempo-brand.ts'

/** Identifies the demo's clubs, even if renamed. */
export const demoClubIds: readonly string[] = [
  ...[pulseConfig, harbourConfig, tempoConfig, monoConfig].map(({ tenantID }) => tenantID),
  summitTenantId,
]
