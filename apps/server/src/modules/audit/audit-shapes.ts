import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { z } from 'zod'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'

const Role = z.string()

/**
 * What history shows of each kind of object. Only what stands here is kept; secrets are marked in the schema itself
 * (`secretField`) and never kept.
 */
export const auditShapes = {
  club: z.object({
    name: z.string(),
    domain: z.string().nullable(),
    disabled: z.boolean(),
    config: TenantConfig.partial(),
    settings: TenantSettings.partial(),
    logoSvg: z.string().nullable(),
    /** The club's own texts by language and key. */
    wording: z.record(z.string(), z.record(z.string(), z.string().nullable())).optional(),
  }),
  account: z.object({
    name: z.string(),
    language: z.string().nullable(),
    email: z.string(),
    isInstallationAdmin: z.boolean(),
    totp: z.boolean(),
    passkey: z.string(),
  }),
  staff: z.object({ email: z.string(), role: Role }),
  invitation: z.object({ email: z.string(), role: Role }),
  ownership: z.object({ owner: z.string() }),
  apiKey: z.object({ name: z.string(), scopes: z.array(z.string()) }),
  allowances: z.object({ coachesPublish: z.boolean(), managersSeeMoney: z.boolean(), analystsSeeMoney: z.boolean() }),
} as const satisfies Record<string, z.ZodObject>

export type AuditKind = keyof typeof auditShapes
/** What a change says of an object: as much of its shape as the change is about. */
export type AuditedValue<K extends AuditKind> = Partial<z.input<(typeof auditShapes)[K]>>
