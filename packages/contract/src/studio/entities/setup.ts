import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { NewPassword } from '../../entities/password.ts'
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

export const SetupSave = z.object({ step: SetupStep, input: SetupInput }).meta({ id: 'SetupSave' })
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
