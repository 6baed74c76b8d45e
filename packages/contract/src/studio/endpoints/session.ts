import { z } from 'zod'
import { PasskeyAnswer, PasskeyChallenge } from '../../entities/passkey.ts'
import { ForgottenStaffPassword, StaffPasswordReset } from '../entities/account.ts'
import {
  ClubEntry,
  ClubEntryQuestion,
  EntryArt,
  Reauthenticated,
  Reauthentication,
  SecondFactor,
  SignIn,
  SignInReply,
  StaffSession,
} from '../entities/session.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

export const sessionEndpoints = {
  getSession: studioEndpoint('getSession', { replies: { 200: StaffSession }, errors: [] }),
  /** Null if the host has no club. */
  getEntryArt: studioEndpoint('getEntryArt', { replies: { 200: EntryArt.nullable() }, errors: [] }),
  signIn: studioEndpoint('signIn', { body: SignIn, replies: { 200: SignInReply }, errors: ['signInFailed'] }),
  signInWithSecondFactor: studioEndpoint('signInWithSecondFactor', {
    body: SecondFactor,
    replies: { 204: null },
    errors: ['wrongCode', 'linkExpired'],
  }),
  startPasskeySignIn: studioEndpoint('startPasskeySignIn', { replies: { 200: PasskeyChallenge }, errors: [] }),
  signInWithPasskey: studioEndpoint('signInWithPasskey', {
    body: PasskeyAnswer,
    replies: { 204: null },
    errors: ['signInFailed'],
  }),
  signOut: studioEndpoint('signOut', { replies: { 204: null }, errors: [] }),
  startReauthentication: studioEndpoint('startReauthentication', { replies: { 200: PasskeyChallenge }, errors: [] }),
  reauthenticate: studioEndpoint('reauthenticate', {
    body: Reauthentication,
    replies: { 200: Reauthenticated },
    errors: ['reauthenticationFailed'],
  }),
  openClub: studioEndpoint('openClub', {
    body: z.object({ tenantId: z.string().max(100) }),
    replies: { 200: z.object({ address: z.string() }) },
    errors: ['notFound'],
  }),
  enterClub: studioEndpoint('enterClub', {
    body: ClubEntry,
    /** 200 asks for confirmation; nothing has changed. */
    replies: { 200: ClubEntryQuestion, 204: null },
    errors: ['linkExpired'],
  }),
  forgotStaffPassword: studioEndpoint('forgotStaffPassword', {
    body: ForgottenStaffPassword,
    replies: { 204: null },
    errors: ['mailOff'],
  }),
  resetStaffPassword: studioEndpoint('resetStaffPassword', {
    body: StaffPasswordReset,
    replies: { 204: null },
    errors: ['linkExpired'],
  }),
}
