import { endpoint } from '../endpoint.ts'
import { Acknowledged } from '../entities/acknowledged.ts'
import { ForgotPasswordPayload, ResetLinkCheck, ResetPasswordForm } from '../entities/forgotten-password.ts'
import { LoginForm, LoginReply, RefreshedToken } from '../entities/login.ts'
import { SignUpPayload, SignUpReply } from '../entities/sign-up.ts'
import { ExternalIdentifier } from './external-identifier.ts'
import { SessionBinding } from './session-binding.ts'

const signUpErrors = [
  'passwordTooCommon',
  'signUpDisabled',
  'accessCodeRequired',
  'codeInvalid',
  'codeExpired',
  'codeUsed',
  'emailInUse',
  'clubFull',
] as const

export const authEndpoints = {
  signUp: endpoint('signUp', { body: SignUpPayload, replies: { 201: SignUpReply }, errors: signUpErrors }),
  createPlatformUser: endpoint('createPlatformUser', {
    body: SignUpPayload,
    replies: { 201: SignUpReply },
    errors: signUpErrors,
  }),
  login: endpoint('login', {
    headers: SessionBinding,
    body: LoginForm,
    replies: { 200: LoginReply, 201: LoginReply },
    errors: ['wrongPassword', 'noMembership', 'invalidToken', 'unavailable', 'clubFull'],
  }),
  logout: endpoint('logout', { replies: { 204: null }, errors: [] }),
  forgotPassword: endpoint('forgotPassword', {
    body: ForgotPasswordPayload,
    /** 204: no such account. */
    replies: { 200: Acknowledged, 204: null },
    errors: ['mailOff'],
  }),
  resetPassword: endpoint('resetPassword', {
    body: ResetPasswordForm,
    replies: { 200: Acknowledged },
    errors: ['linkExpired', 'memberNotFound', 'passwordTooCommon', 'emailInUse'],
  }),
  checkResetLink: endpoint('checkResetLink', {
    body: ResetLinkCheck,
    replies: { 200: Acknowledged },
    errors: ['linkExpired'],
  }),
  refreshSso: endpoint('refreshSso', {
    headers: ExternalIdentifier,
    replies: { 200: RefreshedToken },
    errors: ['invalidToken'],
  }),
}
