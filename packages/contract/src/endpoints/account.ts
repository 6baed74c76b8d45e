import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { AccountData, AccountDeletion, MemberSession } from '../entities/account-data.ts'
import { Acknowledged } from '../entities/acknowledged.ts'
import { AddressConfirmation, MarketingConfirmation, PasswordChange, ProfileUpdate, User } from '../entities/user.ts'
import { IdParameter } from './parameters.ts'

export const accountEndpoints = {
  getUser: endpoint('getUser', { replies: { 200: User }, errors: [] }),
  updateUser: endpoint('updateUser', { body: ProfileUpdate, replies: { 200: User }, errors: ['emailInUse'] }),
  confirmAddress: endpoint('confirmAddress', {
    body: AddressConfirmation,
    replies: { 200: User },
    errors: ['emailInUse', 'notYourPassword', 'signInAgain'],
  }),
  changePassword: endpoint('changePassword', {
    body: PasswordChange,
    replies: { 204: null },
    errors: ['notYourPassword', 'passwordTooCommon'],
  }),
  confirmMarketing: endpoint('confirmMarketing', {
    body: MarketingConfirmation,
    replies: { 200: Acknowledged },
    errors: ['userMismatch'],
  }),
  downloadData: endpoint('downloadData', { replies: { 200: AccountData }, errors: [] }),
  deleteAccount: endpoint('deleteAccount', {
    body: AccountDeletion,
    replies: { 204: null },
    errors: ['notYourPassword', 'unavailable'],
  }),
  listSessions: endpoint('listSessions', { replies: { 200: z.array(MemberSession) }, errors: [] }),
  endSession: endpoint('endSession', { params: IdParameter, replies: { 204: null }, errors: ['notFound'] }),
}
