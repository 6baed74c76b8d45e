import { z } from 'zod'
import { IdParameter } from '../../endpoints/parameters.ts'
import { SignInReply } from '../entities/session.ts'
import {
  Invitation,
  InvitationAcceptance,
  InvitationToken,
  InvitationView,
  InvitationWithLink,
  NewInvitation,
  RoleChange,
  StaffAllowances,
  StaffList,
} from '../entities/staff.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const AccountParameter = z.object({ accountId: z.uuid() })

export const staffEndpoints = {
  listStaff: studioEndpoint('listStaff', { replies: { 200: StaffList }, errors: [] }),
  changeRole: studioEndpoint('changeRole', {
    params: AccountParameter,
    body: RoleChange,
    replies: { 204: null },
    errors: ['notFound', 'lastOwner'],
  }),
  removeStaff: studioEndpoint('removeStaff', {
    params: AccountParameter,
    replies: { 204: null },
    errors: ['notFound', 'lastOwner'],
  }),
  leaveClub: studioEndpoint('leaveClub', { replies: { 204: null }, errors: ['lastOwner'] }),
  transferOwnership: studioEndpoint('transferOwnership', {
    params: AccountParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  setAllowances: studioEndpoint('setAllowances', {
    body: StaffAllowances,
    replies: { 204: null },
    errors: [],
  }),
  invite: studioEndpoint('invite', {
    body: NewInvitation,
    replies: { 201: InvitationWithLink },
    errors: ['alreadyStaff'],
  }),
  resendInvitation: studioEndpoint('resendInvitation', {
    params: IdParameter,
    replies: { 200: Invitation },
    errors: ['notFound'],
  }),
  renewInvitationLink: studioEndpoint('renewInvitationLink', {
    params: IdParameter,
    replies: { 200: InvitationWithLink },
    errors: ['notFound'],
  }),
  withdrawInvitation: studioEndpoint('withdrawInvitation', {
    params: IdParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  readInvitation: studioEndpoint('readInvitation', {
    body: InvitationToken,
    replies: { 200: InvitationView },
    errors: ['linkExpired'],
  }),
  acceptInvitation: studioEndpoint('acceptInvitation', {
    body: InvitationAcceptance,
    replies: { 200: SignInReply },
    errors: ['linkExpired', 'signInFailed', 'alreadyStaff'],
  }),
}
