import { pauseMonths } from '@upbeat/rules/subscription/billing'
import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import { MemberNoteFields, StudioMember } from '../entities/member.ts'
import { MemberCounts, MemberLabels, MemberList, MemberQuery, MemberSummary } from '../entities/member-list.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const params = z.object({ id: z.uuid() })
const Change = z.object({ field: MemberNoteFields.keyof(), base: z.json(), value: z.json() })
/** `version` is that of the member's page which the dialog described. */
const seen = { version: z.string().max(200) }

export const membersEndpoints = {
  getMemberSummary: studioEndpoint('getMemberSummary', { replies: { 200: MemberSummary }, errors: [] }),
  getMemberCounts: studioEndpoint('getMemberCounts', { replies: { 200: MemberCounts }, errors: [] }),
  listMemberLabels: studioEndpoint('listMemberLabels', { replies: { 200: MemberLabels }, errors: [] }),
  listMembers: studioEndpoint('listMembers', { query: MemberQuery, replies: { 200: MemberList }, errors: [] }),
  getMember: studioEndpoint('getMember', { params, replies: { 200: StudioMember }, errors: ['notFound'] }),
  saveMemberNote: studioEndpoint('saveMemberNote', {
    params,
    body: z.object({ changes: z.array(Change).min(1).max(2) }),
    replies: { 200: z.object({ fields: MemberNoteFields, conflicts: z.array(FieldConflict) }) },
    errors: ['notFound'],
  }),
  sendMemberReset: studioEndpoint('sendMemberReset', {
    params,
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'mailOff', 'emailedAlready'],
  }),
  endMemberSessions: studioEndpoint('endMemberSessions', { params, replies: { 204: null }, errors: ['notFound'] }),
  changeMemberAddress: studioEndpoint('changeMemberAddress', {
    params,
    /** `base` is the address that it replaces. */
    body: z.object({ email: z.email().max(254), base: z.string().max(320) }),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere', 'emailInUse'],
  }),
  addMemberDays: studioEndpoint('addMemberDays', {
    params,
    body: z.object({ days: z.int().min(1).max(366), ...seen }),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere'],
  }),
  cancelMembership: studioEndpoint('cancelMembership', {
    params,
    body: z.object({ at: z.enum(['periodEnd', 'now']), ...seen }),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere', 'unavailable'],
  }),
  /** From the end of the paid period. */
  pauseMembership: studioEndpoint('pauseMembership', {
    params,
    body: z.object({ months: z.union(pauseMonths.map((months) => z.literal(months))), ...seen }),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere', 'unavailable'],
  }),
  /** A pause that is under way ends with the charge of a new period. */
  unpauseMembership: studioEndpoint('unpauseMembership', {
    params,
    body: z.object(seen),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere', 'paymentDeclined', 'unavailable'],
  }),
  refundMember: studioEndpoint('refundMember', {
    params,
    body: z.object(seen),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere', 'unavailable'],
  }),
  /** A JSON file. */
  exportMember: studioEndpoint('exportMember', { params, replies: { 200: null }, errors: ['notFound'] }),
  deleteMember: studioEndpoint('deleteMember', { params, replies: { 204: null }, errors: ['notFound', 'unavailable'] }),
}
