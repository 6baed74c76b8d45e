import { TenantConfig } from '@upbeat/contract/entities/tenant-config'
import { AnnouncementFields } from '@upbeat/contract/studio/entities/announcement'
import { ClassFields } from '@upbeat/contract/studio/entities/class'
import { CategoryFields, ChannelFields, CoachFields, CollectionFields } from '@upbeat/contract/studio/entities/curation'
import { EventFields } from '@upbeat/contract/studio/entities/event'
import { PayoutCoach, PayoutRule } from '@upbeat/contract/studio/entities/figures/payout'
import { ClassMoveMark } from '@upbeat/contract/studio/entities/intake'
import { LookFields } from '@upbeat/contract/studio/entities/look'
import { PlanFields } from '@upbeat/contract/studio/entities/selling/plan'
import { WebhookFields } from '@upbeat/contract/studio/entities/webhook'
import { z } from 'zod'
import { secretField } from '../../platform/secrets/secret-field.ts'
import { TenantSettings } from '../../platform/tenancy/tenant-settings.ts'

const Role = z.string()
const savedView = z.object({ name: z.string(), address: z.string(), createdBy: z.string() })
const status = { state: z.string(), version: z.number(), publishAt: z.string().nullable() }

/**
 * What the history shows of each kind of object. Only keys listed here are stored; secrets are marked in the schema
 * (`secretField`) and never stored.
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
    /** The access code and the plan that the set-up creates. */
    accessCode: secretField(z.string().nullable()).optional(),
    plan: z
      .object({ name: z.string(), interval: z.string(), priceMinor: z.number(), currency: z.string() })
      .nullable()
      .optional(),
  }),
  class: ClassFields.extend({
    state: z.string(),
    version: z.number(),
    publishAt: z.string().nullable(),
    /** Bytes of its video's source. */
    sourceBytes: z.number(),
    tracks: z.object({ picture: z.number(), sound: z.number().nullable() }),
    poster: z.object({ version: z.number(), file: z.string(), second: z.number() }).nullable(),
    trailer: z.object({ from: z.number(), to: z.number(), version: z.number() }).nullable(),
    link: z.string(),
    captions: z.object({ language: z.string(), body: z.string().nullable(), isDraft: z.boolean().optional() }),
    moves: z.array(ClassMoveMark),
  }).partial(),
  /** Several classes in one change. */
  classes: z.object({
    count: z.number(),
    fields: z.array(z.string()),
    /** How many of them are new. */
    added: z.number().optional(),
  }),
  classView: savedView,
  memberView: savedView,
  category: CategoryFields.extend(status).partial(),
  collection: CollectionFields.extend(status).partial(),
  channel: ChannelFields.extend(status).partial(),
  coach: CoachFields.extend(status).partial(),
  /** The order in which members see categories, collections, channels or coaches. */
  curationOrder: z.object({ ids: z.array(z.string()) }),
  classOfDay: z.object({ classTag: z.string().nullable() }),
  look: LookFields.extend(status).partial(),
  /** A club's own texts in a language, by key. */
  texts: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  /** The texts of the terms or of the marketing consent, by part and language. */
  policy: z.record(z.string(), z.union([z.string(), z.number()]).nullable()),
  announcement: AnnouncementFields.extend({
    state: z.string(),
    version: z.number(),
    publishAt: z.string().nullable(),
  }).partial(),
  event: EventFields.extend(status).partial(),
  /** A change of an event that members see at once, and of the series that continues it. */
  series: z.object({ count: z.number(), fields: z.array(z.string()), added: z.number().optional() }),
  /** `generation`: how often the stream key was replaced. `recording`: the start of its occurrence. */
  broadcast: z.object({ generation: z.number(), recording: z.string() }).partial(),
  plan: PlanFields.extend({ tag: z.string(), currency: z.string(), isArchived: z.boolean() }).partial(),
  /** The order in which members see plans, by tag. */
  planOrder: z.object({ tags: z.array(z.string()) }),
  discount: z
    .object({
      code: z.string(),
      percentageOff: z.number().nullable(),
      amountOff: z.number().nullable(),
      currency: z.string().nullable(),
      months: z.number().nullable(),
      from: z.string().nullable(),
      until: z.string().nullable(),
      maximumUses: z.number().nullable(),
      isEnded: z.boolean(),
    })
    .partial(),
  /** A batch of access codes, and the last revocation of some of them; never the codes. */
  codeBatch: z
    .object({
      label: z.string(),
      size: z.number(),
      accessDays: z.number().nullable(),
      usesPerCode: z.number(),
      expiresAt: z.string().nullable(),
      revocation: z.number().nullable(),
      revoked: z.number(),
    })
    .partial(),
  account: z.object({
    name: z.string(),
    language: z.string().nullable(),
    email: z.string(),
    isInstallationAdmin: z.boolean(),
    totp: z.boolean(),
    passkey: z.string(),
  }),
  /** A word shared by several classes. */
  word: z.object({ field: z.string(), word: z.string(), classes: z.number() }),
  /** What staff do for a member. The history outlives the account, so it holds nothing about the person. */
  member: z
    .object({
      address: secretField(z.string()),
      sessions: z.number(),
      days: z.number(),
      until: z.string().nullable(),
      amountMinor: z.number(),
      currency: z.string(),
    })
    .partial(),
  /** Many members at once: an import, its invitations, or an export. */
  members: z.object({ count: z.number(), refused: z.number(), invited: z.boolean() }).partial(),
  /** What the operator did: to clubs, or to a queue. */
  installation: z
    .object({
      /** How many clubs it was done to. */
      clubs: z.number(),
      diskBytes: z.number().nullable(),
      encodeMinutes: z.number().nullable(),
      members: z.number().nullable(),
      suspended: z.boolean(),
      paused: z.boolean(),
      retried: z.number(),
    })
    .partial(),
  staff: z.object({ email: z.string(), role: Role }),
  invitation: z.object({ email: z.string(), role: Role }),
  ownership: z.object({ owner: z.string() }),
  clubExport: z.object({ withMedia: z.boolean() }),
  webhook: WebhookFields,
  payoutRule: PayoutRule,
  payoutCoach: PayoutCoach.pick({ accountId: true }),
  apiKey: z.object({ name: z.string(), scopes: z.array(z.string()) }),
  paymentAccount: z.object({
    account: z.string(),
    accountName: z.string().nullable(),
    mode: z.string(),
    /** Null for an account of the platform. */
    keyHint: z.string().nullable(),
    secretKey: secretField(z.string().nullable()),
  }),
  allowances: z.object({ coachesPublish: z.boolean(), managersSeeMoney: z.boolean(), analystsSeeMoney: z.boolean() }),
} as const satisfies Record<string, z.ZodObject | z.ZodRecord>

export type AuditKind = keyof typeof auditShapes
/** An object before or after a change: the part of its shape that the change is about. */
export type AuditedValue<K extends AuditKind> = Partial<z.input<(typeof auditShapes)[K]>>
