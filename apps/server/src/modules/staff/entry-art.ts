import type { EntryArt } from '@upbeat/contract/studio/entities/session'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import type { Tenant } from '../../platform/tenancy/tenant.ts'

/** What pages before sign-in show of the host's club; null without one. */
export function entryArt(tenant: Tenant | null): EntryArt | null {
  if (!tenant) return null
  const { displayName, colours, logoUrl, signInArt } = tenant.config
  const { variables } = deriveTheme(colours)
  return {
    displayName,
    primary: variables['--color-primary'] ?? colours.primary,
    onPrimary: variables['--color-on-primary'] ?? colours.background,
    secondary: variables['--color-secondary'] ?? colours.secondary,
    // The studio's policy lets it load no pictures from elsewhere.
    logoUrl: signInArt !== 'rings' && logoUrl?.startsWith('/') ? logoUrl : null,
  }
}
