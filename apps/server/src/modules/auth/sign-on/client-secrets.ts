import type { Seal } from '../../../platform/secrets/seal.ts'
import type { Tenant } from '../../../platform/tenancy/tenant.ts'

export type ClientSecrets = ReturnType<typeof createClientSecrets>

/**
 * The secrets with which clubs authenticate to their identity providers. Stored sealed, and sent only to the provider.
 */
export function createClientSecrets(seal: Seal) {
  return {
    close: seal.close,
    /** Null if there is none, or if it was sealed by another installation. */
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
