import type { Seal } from '../../../platform/secrets/seal.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'

export type ClientSecrets = ReturnType<typeof createClientSecrets>

/** By which clubs name themselves to their identity providers. Stored sealed, and sent nowhere but there. */
export function createClientSecrets(seal: Seal) {
  return {
    close: seal.close,
    /** Null where there is none, or one that was sealed by another installation. */
    of({ settings }: Pick<Tenant, 'settings'>): string | null {
      const sealed = settings.sso?.clientSecret
      if (sealed === undefined) return null
      try {
        return seal.open(sealed)
      } catch {
        return null
      }
    },
  }
}
