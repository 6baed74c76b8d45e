import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { LoginReply } from '../entities/login.ts'
import { MemberPasskey, PasskeyAnswer, PasskeyChallenge, PasskeyPermission } from '../entities/passkey.ts'
import { IdParameter } from './parameters.ts'
import { SessionBinding } from './session-binding.ts'

/** Only for clubs with the switch `passkeys`; otherwise 404. */
export const passkeyEndpoints = {
  askPasskeySignIn: endpoint('askPasskeySignIn', { replies: { 200: PasskeyChallenge }, errors: ['notFound'] }),
  loginWithPasskey: endpoint('loginWithPasskey', {
    headers: SessionBinding,
    body: PasskeyAnswer,
    replies: { 200: LoginReply },
    errors: ['notFound', 'passkeyUnknown'],
  }),
  listPasskeys: endpoint('listPasskeys', { replies: { 200: z.array(MemberPasskey) }, errors: ['notFound'] }),
  askNewPasskey: endpoint('askNewPasskey', {
    body: PasskeyPermission,
    replies: { 200: PasskeyChallenge },
    errors: ['notFound', 'notYourPassword'],
  }),
  keepPasskey: endpoint('keepPasskey', {
    body: PasskeyAnswer,
    replies: { 201: MemberPasskey },
    errors: ['notFound', 'passkeyUnknown'],
  }),
  forgetPasskey: endpoint('forgetPasskey', { params: IdParameter, replies: { 204: null }, errors: ['notFound'] }),
}
