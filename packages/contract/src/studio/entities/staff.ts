import { z } from 'zod'
import { EmailAddress } from '../../entities/email-address.ts'
import { NewPassword } from '../../entities/password.ts'
import { PersonName } from './account.ts'
import { Role } from './session.ts'

const When = z.iso.datetime()

export const StaffPerson = z
  .object({
    accountId: z.string(),
    name: z.string(),
    email: z.string(),
    role: Role,
    hasSecondFactor: z.boolean(),
    joinedAt: When,
    lastUsedAt: When.nullable(),
    isYou: z.boolean(),
  })
  .meta({ id: 'StaffPerson' })
export type StaffPerson = z.infer<typeof StaffPerson>

export const Invitation = z
  .object({
    id: z.string(),
    email: z.string(),
    role: Role,
    invitedBy: z.string(),
    sentAt: When,
    expiresAt: When,
    isExpired: z.boolean(),
  })
  .meta({ id: 'StaffInvitation' })
export type Invitation = z.infer<typeof Invitation>

/** With a link to pass on by hand; shown once, since only its hash is stored. */
export const InvitationWithLink = Invitation.extend({ link: z.string() }).meta({ id: 'StaffInvitationWithLink' })
export type InvitationWithLink = z.infer<typeof InvitationWithLink>

/** The owner's allowances beyond the table of permissions. */
export const StaffAllowances = z
  .object({ coachesPublish: z.boolean(), managersSeeMoney: z.boolean(), analystsSeeMoney: z.boolean() })
  .meta({ id: 'StaffAllowances' })
export type StaffAllowances = z.infer<typeof StaffAllowances>

export const StaffList = z
  .object({
    people: z.array(StaffPerson),
    invitations: z.array(Invitation),
    allowances: StaffAllowances,
    /** Whether emails reach anyone: without a mail server they are files on the server. */
    sendsEmail: z.boolean(),
  })
  .meta({ id: 'StaffList' })
export type StaffList = z.infer<typeof StaffList>

export const NewInvitation = z.object({ email: EmailAddress, role: Role }).meta({ id: 'NewStaffInvitation' })
export type NewInvitation = z.infer<typeof NewInvitation>
export const RoleChange = z.object({ role: Role }).meta({ id: 'StaffRoleChange' })
export const InvitationToken = z.object({ token: z.string().min(1).max(200) }).meta({ id: 'StaffInvitationToken' })

/** An invitation as shown to anyone who opens its link. */
export const InvitationView = z
  .object({
    club: z.string(),
    role: Role,
    email: z.string(),
    /** With an account, its password accepts the invitation; without, a name and a new password create one. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'StaffInvitationView' })
export type InvitationView = z.infer<typeof InvitationView>

/** If signed in with the invited email address, only the token is needed. */
export const InvitationAcceptance = z
  .union([
    z.object({ token: z.string().max(200), name: PersonName, newPassword: NewPassword }).strict(),
    z.object({ token: z.string().max(200), password: z.string().min(1).max(200) }).strict(),
    z.object({ token: z.string().max(200) }).strict(),
  ])
  .meta({ id: 'StaffInvitationAcceptance' })
export type InvitationAcceptance = z.infer<typeof InvitationAcceptance>
