/**
 * The error table (D-04). The server replies `{ code, message }` with the entry's status; `wire` is the number in `code`, the status unless
 * specified otherwise. `phrase` is the key of the displayed text.
 */
export type ErrorEntry = { status: number; wire?: number; message: string; phrase: string; reportable?: true }

export const errors = {
  invalidRequest: { status: 400, message: 'Invalid data', phrase: 'errors.invalidData' },
  invalidTenant: { status: 400, message: 'Invalid tenant', phrase: 'errors.invalidUrl' },
  credentialRequired: { status: 401, message: 'A valid credential is required', phrase: 'errors.sessionExpired' },
  sessionExpired: { status: 401, message: 'Invalid data or your session has expired', phrase: 'errors.sessionExpired' },
  accessCodeRequired: {
    status: 400,
    message: 'Please enter Club Access Code',
    phrase: 'errors.accessCodeRequired',
  },
  passwordTooCommon: {
    status: 400,
    wire: 4001,
    message: 'This password is too common',
    phrase: 'errors.passwordTooCommon',
  },
  unknownPlan: { status: 400, message: 'This plan is not available', phrase: 'errors.unknownPlan' },
  alreadyCancelled: {
    status: 400,
    message: 'This subscription is already cancelled',
    phrase: 'errors.alreadyCancelled',
  },
  linkExpired: { status: 401, message: 'This link has expired', phrase: 'errors.linkExpired' },
  paymentDeclined: { status: 402, message: 'Your card was declined.', phrase: 'errors.paymentDeclined' },
  notYours: { status: 403, message: 'This belongs to another member', phrase: 'errors.noAccess' },
  notYourPassword: { status: 403, message: 'This is not your password', phrase: 'errors.wrongPassword' },
  passkeyUnknown: { status: 403, message: 'This passkey can’t be used here', phrase: 'errors.passkeyUnknown' },
  signInAgain: { status: 403, message: 'Sign in again first', phrase: 'errors.signInAgain' },
  clubSuspended: {
    status: 403,
    message: 'This club is closed at the moment',
    phrase: 'errors.clubSuspended',
  },
  clubFull: {
    status: 403,
    wire: 4031,
    message: 'This club takes no more members at the moment',
    phrase: 'errors.clubFull',
  },
  previewOnly: { status: 403, message: 'A preview changes nothing', phrase: 'errors.generic' },
  noAccess: { status: 403, message: 'User has no access', phrase: 'errors.noAccess' },
  signUpDisabled: { status: 403, message: 'Sign-up is not available', phrase: 'errors.noAccess' },
  mediaExpired: { status: 403, message: 'This media address has expired or was altered', phrase: 'errors.stream' },
  notFound: { status: 404, message: 'Not found', phrase: 'errors.notFound' },
  classNotFound: { status: 404, message: 'This class is no longer available', phrase: 'errors.classGone' },
  memberNotFound: { status: 404, message: 'Account not found', phrase: 'errors.accountNotFound' },
  wrongPassword: { status: 404, message: 'Invalid username or password', phrase: 'errors.wrongPassword' },
  noMembership: { status: 404, message: 'User has no access', phrase: 'errors.noAccess' },
  emailInUse: { status: 409, message: 'This email address is already in use', phrase: 'errors.emailInUse' },
  codeUsed: { status: 409, wire: 1032, message: 'discount code already used', phrase: 'errors.codeUsed' },
  codeInvalid: { status: 409, wire: 1019, message: 'invalid coupon', phrase: 'errors.codeInvalid' },
  codeExpired: { status: 409, wire: 1019, message: 'Access code expired', phrase: 'errors.codeExpired' },
  alreadySubscribed: { status: 409, message: 'already active subscription', phrase: 'errors.alreadySubscribed' },
  pauseUsed: { status: 409, message: 'You can pause once a year', phrase: 'errors.pauseUsed' },
  membershipPaused: { status: 409, message: 'End the pause first', phrase: 'errors.membershipPaused' },
  trialUsed: { status: 409, message: 'free trial already used', phrase: 'errors.trialUsed' },
  userMismatch: { status: 409, message: 'User id mismatch', phrase: 'errors.userMismatch' },
  tooManyRequests: {
    status: 429,
    message: 'Too many requests. Please wait and try again.',
    phrase: 'errors.tooManyRequests',
  },
  internal: { status: 500, message: 'Internal server error', phrase: 'errors.internal', reportable: true },
  notServedYet: { status: 501, message: 'This call is not served yet', phrase: 'errors.internal' },
  invalidToken: { status: 501, message: 'Token validation error', phrase: 'errors.invalidToken' },
  providerFailed: {
    status: 502,
    message: 'The provider of these classes does not answer. Please try again.',
    phrase: 'errors.generic',
  },
  mailOff: {
    status: 503,
    wire: 5031,
    message: 'This club can’t send emails yet. Please contact the club.',
    phrase: 'errors.mailOff',
  },
  unavailable: {
    status: 503,
    message: 'The server is busy. Please try again.',
    phrase: 'errors.generic',
    reportable: true,
  },
} as const satisfies Record<string, ErrorEntry>

export type ErrorCode = keyof typeof errors
