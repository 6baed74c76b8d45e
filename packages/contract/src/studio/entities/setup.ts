import { lookNames } from '@upbeat/rules/theme/suggest-looks'
import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { NewPassword } from '../../entities/password.ts'
import { TenantColours } from '../../entities/tenant-config.ts'
import { PersonName, StudioLanguage } from './account.ts'

/** The steps of the setup, in order. */
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

/** Form input so far, by step; opaque to the server. At most 20 kB as JSON. */
export const SetupInput = z
  .record(z.string().max(60), z.unknown())
  .refine((input) => JSON.stringify(input).length <= 20_000)

/** The progress of the setup; shared between devices. */
export const SetupProgress = z
  .object({
    step: SetupStep,
    input: z.record(z.string(), z.unknown()),
    /** The club, once created. */
    club: z.object({ tenantId: z.string(), name: z.string(), studio: z.string() }).nullable(),
  })
  .meta({ id: 'SetupProgress' })
export type SetupProgress = z.infer<typeof SetupProgress>

/** Saves the input of a step; with `step`, the setup continues there. */
export const SetupSave = z.object({ step: SetupStep.optional(), input: SetupInput }).meta({ id: 'SetupSave' })
export type SetupSave = z.infer<typeof SetupSave>

/** `name` suggests an address, `address` checks the typed one. */
export const AddressQuery = z.object({ name: z.string().max(200).optional(), address: z.string().max(100).optional() })
export type AddressQuery = z.infer<typeof AddressQuery>
export const AddressCheck = z
  .object({
    address: z.string(),
    state: z.enum(['free', 'taken', 'reserved', 'invalid']),
    /** A free address; the checked one itself if it is free. */
    alternative: z.string(),
    /** Where members would find the club at that alternative. */
    url: z.string(),
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

/** As a data URL: SVG, PNG or JPEG, up to 2 MB. */
export const LogoFile = z
  .string()
  .max(2_900_000)
  .regex(/^data:image\/(svg\+xml|png|jpeg);base64,/)
/** A normalised logo, and suggested looks for it (SETUP-04). */
export const LogoLooks = z
  .object({
    logoSvg: z.string(),
    looks: z.array(z.object({ name: z.enum(lookNames), colours: TenantColours })),
  })
  .meta({ id: 'LogoLooks' })
export type LogoLooks = z.infer<typeof LogoLooks>
/** Without a logo the club keeps its current one. */
export const LookChoice = z
  .object({ colours: TenantColours, logoSvg: z.string().max(70_000).optional() })
  .meta({ id: 'LookChoice' })
export type LookChoice = z.infer<typeof LookChoice>

/** How often a plan is billed. */
export const audienceIntervals = ['Monthly', 'Quarterly', 'Annually'] as const
const PlanOffer = z.object({
  name: z.string().trim().min(1).max(60),
  interval: z.enum(audienceIntervals),
  /** In the club's currency, e.g. 9.99. */
  price: z.number().min(0.5).max(100_000),
  /** 0 for none. */
  trialDays: z.int().min(0).max(365),
})
/** Who can watch (SETUP-05): anyone who signs up, holders of a code, or subscribers of a plan. */
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
    /** The newest access code without a limit on uses; null if there is none. */
    accessCode: z.string().nullable(),
    plan: PlanOffer.nullable(),
    currency: z.string(),
    /** Plans accept only test cards until a payment account is connected. */
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

/** The URL of the members' app, and a QR code (SVG) of it. */
export const OnAir = z
  .object({
    address: z.string(),
    qrCode: z.string(),
    /** No other device can open the address: the server listens on this machine only. */
    isThisMachineOnly: z.boolean(),
    sendsEmail: z.boolean(),
  })
  .meta({ id: 'OnAir' })
export type OnAir = z.infer<typeof OnAir>

/** The steps of a new club's first week, in order. */
export const firstWeekSteps = ['look', 'class', 'offer', 'colleague', 'share'] as const
export const FirstWeekStep = z.enum(firstWeekSteps)
export type FirstWeekStep = z.infer<typeof FirstWeekStep>

/**
 * What is done, as the club's data says.
 * - `look`: it has a logo or colours of its own
 * - `class`: a class is on air
 * - `offer`: it sells a plan, or has given out a code
 * - `colleague`: somebody else is on the staff or invited
 * - `share`: somebody has signed up
 */
export const FirstWeek = z.object({ done: z.array(FirstWeekStep) }).meta({ id: 'FirstWeek' })
export type FirstWeek = z.infer<typeof FirstWeek>
