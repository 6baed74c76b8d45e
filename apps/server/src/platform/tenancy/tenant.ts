import type { TenantConfig } from '@upbeat/contract/entities/tenant-config'

import type { Preview } from './preview-token.ts'
import type { TenantSettings } from './tenant-settings.ts'

/** A club in the server's memory. `settings` stays private. */
export type Tenant = {
  id: string
  name: string
  domain: string | null
  config: TenantConfig
  settings: TenantSettings
  logoSvg: string | null
  /** Closed to members by the operator; its staff keep their access. */
  isSuspended: boolean
  /** Whether it offers plans, and so takes payments. */
  sellsPlans: boolean
  /** Set if a staff member previews it, who alone sees drafts. */
  preview?: Preview
  /** By language, in a preview of the look. */
  draftTaglines?: Readonly<Record<string, string>>
}
