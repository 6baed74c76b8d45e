import { z } from 'zod'
import { IdParameter } from '../../endpoints/parameters.ts'
import { PasskeyAnswer, PasskeyChallenge } from '../../entities/passkey.ts'
import {
  AccountUpdate,
  MaybeRecoveryCodes,
  Passkey,
  RecoveryCodes,
  Security,
  StaffPasswordChange,
  StaffSessionEntry,
  TotpConfirmation,
  TotpSetUp,
} from '../entities/account.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const PasskeyName = z.object({ name: z.string().trim().min(1).max(60) })

export const accountEndpoints = {
  updateAccount: studioEndpoint('updateAccount', { body: AccountUpdate, replies: { 204: null }, errors: [] }),
  changeStaffPassword: studioEndpoint('changeStaffPassword', {
    body: StaffPasswordChange,
    replies: { 204: null },
    errors: [],
  }),
  listStaffSessions: studioEndpoint('listStaffSessions', {
    replies: { 200: z.array(StaffSessionEntry) },
    errors: [],
  }),
  endStaffSession: studioEndpoint('endStaffSession', {
    params: IdParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  getSecurity: studioEndpoint('getSecurity', { replies: { 200: Security }, errors: [] }),
  startTotp: studioEndpoint('startTotp', { replies: { 200: TotpSetUp }, errors: [] }),
  confirmTotp: studioEndpoint('confirmTotp', {
    body: TotpConfirmation,
    replies: { 200: MaybeRecoveryCodes },
    errors: ['wrongCode', 'linkExpired'],
  }),
  removeTotp: studioEndpoint('removeTotp', { replies: { 204: null }, errors: ['notFound'] }),
  renewRecoveryCodes: studioEndpoint('renewRecoveryCodes', { replies: { 200: RecoveryCodes }, errors: ['notFound'] }),
  startPasskey: studioEndpoint('startPasskey', { replies: { 200: PasskeyChallenge }, errors: [] }),
  addPasskey: studioEndpoint('addPasskey', {
    body: z.object({ ...PasskeyName.shape, ...PasskeyAnswer.shape }),
    replies: { 201: z.object({ passkey: Passkey, ...MaybeRecoveryCodes.shape }) },
    errors: ['passkeyRefused'],
  }),
  renamePasskey: studioEndpoint('renamePasskey', {
    params: IdParameter,
    body: PasskeyName,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  removePasskey: studioEndpoint('removePasskey', {
    params: IdParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
}
