import { lookNames } from '@upbeat/rules/theme/suggest-looks'
import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { NewPassword } from '../../entities/password.ts'
import { TenantColours } from '../../entities/tenant-config.ts'
import { PersonName, StudioLanguage } from './account.ts'

/** The steps of the set-up, in order. */
export const SetupStep = z.enum(['you', 'club', 'look', 'firstClass', 'audience', 'onAir', 'done'])

export const SetupAccount = z
  .object({
    token: z.string().min(1).max(200),
    name: PersonName,
    email: EmailAddress,
    password: NewPassword,
    language: StudioLanguage.optional(),
  })
  .meta({ id: 'SetupAccount' })
export type SetupAccount = z.infer<typeof SetupAccount>

/** What was typed so far, by step; of any shape, so that the pages own it. At most 20 kB as JSON. */
export const SetupInput = z
  .record(z.string().max(60), z.unknown())
  .refine((input) => JSON.stringify(input).length <= 20_000)

/** How far the set-up has come; the same on every device. */
export const SetupProgress = z
  .object({
    step: SetupStep,
    input: z.record(z.string(), z.unknown()),
    /** The club, once it is made. */
    club: z.object({ tenantId: z.string(), name: z.string(), studio: z.string() }).nullable(),
  })
  .meta({ id: 'SetupProgress' })
export type SetupProgress = z.infer<typeof SetupProgress>

/** What was typed at a step, by its name; with `step`, the set-up goes on there. */
export const SetupSave = z.object({ step: SetupStep.optional(), input: SetupInput }).meta({ id: 'SetupSave' })
export type SetupSave = z.infer<typeof SetupSave>

/** `name` suggests, `address` checks what was typed. */
export const AddressQuery = z.object({ name: z.string().max(200).optional(), address: z.string().max(100).optional() })
export type AddressQuery = z.infer<typeof AddressQuery>
export const AddressCheck = z
  .object({
    address: z.string(),
    state: z.enum(['free', 'taken', 'reserved', 'invalid']),
    /** One that is free; the address itself where it is. */
    alternative: z.string(),
  })
  .meta({ id: 'ClubAddressCheck' })
export type AddressCheck = z.infer<typeof AddressCheck>

export const NewClub = z
  .object({
    displayName: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .regex(/^[^<>\p{Cc}]*$/u),
    address: z.string().max(63),
    language: z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/),
    timeZone: z.string().max(60),
    currency: z.string().regex(/^[A-Z]{3}$/),
  })
  .meta({ id: 'NewClub' })
export type NewClub = z.infer<typeof NewClub>

/** As a data address: SVG, PNG or JPEG, up to 2 MB. */
export const LogoFile = z
  .string()
  .max(2_900_000)
  .regex(/^data:image\/(svg\+xml|png|jpeg);base64,/)
/** A logo as it can be stored, and what a club could look like with it (SETUP-04). */
export const LogoLooks = z
  .object({
    logoSvg: z.string(),
    looks: z.array(z.object({ name: z.enum(lookNames), colours: TenantColours })),
  })
  .meta({ id: 'LogoLooks' })
export type LogoLooks = z.infer<typeof LogoLooks>
/** Without a logo the club keeps the one it has. */
export const LookChoice = z
  .object({ colours: TenantColours, logoSvg: z.string().max(70_000).optional() })
  .meta({ id: 'LookChoice' })
export type LookChoice = z.infer<typeof LookChoice>

/** How often a plan is paid for. */
export const audienceIntervals = ['Monthly', 'Quarterly', 'Annually'] as const
const PlanOffer = z.object({
  name: z.string().trim().min(1).max(60),
  interval: z.enum(audienceIntervals),
  /** In the club's currency, e.g. 9.99. */
  price: z.number().min(0.5).max(100_000),
  /** 0 for none. */
  trialDays: z.int().min(0).max(365),
})
/** Who can watch (SETUP-05): whoever signs up, holders of a code, or subscribers of a plan. */
export const AudienceChoice = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('everyone') }),
    z.object({
      kind: z.literal('code'),
      accessCode: z
        .string()
        .trim()
        .regex(/^[\w-]{4,64}$/),
    }),
    z.object({ kind: z.literal('plan'), plan: PlanOffer }),
  ])
  .meta({ id: 'AudienceChoice' })
export type AudienceChoice = z.infer<typeof AudienceChoice>

export const ClubAudience = z
  .object({
    kind: z.enum(['everyone', 'code', 'plan']),
    /** The newest code that opens the club for any number of people; null where there is none. */
    accessCode: z.string().nullable(),
    plan: PlanOffer.nullable(),
    currency: z.string(),
    /** Plans take test cards only, until a payment account is connected. */
    isTestMode: z.boolean(),
  })
  .meta({ id: 'ClubAudience' })
export type ClubAudience = z.infer<typeof ClubAudience>

export const ClubEntry = z
  .object({
    tenantId: z.string(),
    name: z.string(),
    displayName: z.string(),
    domain: z.string().nullable(),
    disabled: z.boolean(),
    studio: z.string(),
  })
  .meta({ id: 'ClubEntry' })
export type ClubEntry = z.infer<typeof ClubEntry>

/** The club's address for members, and as a QR code (SVG) that a phone opens. */
export const OnAir = z.object({ address: z.string(), qrCode: z.string() }).meta({ id: 'OnAir' })
export type OnAir = z.infer<typeof OnAir>
