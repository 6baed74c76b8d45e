import { ApiError } from '@upbeat/client/api-error.ts'
import type { StudioErrorCode } from '@upbeat/contract/studio/errors'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import { reasonOf, type StudioError } from './studio-error.ts'
import type { Text } from './use-text.ts'

/** The phrase that says in plain words what went wrong with a call, and what to do. */
export function problemKey(error: unknown): StudioPhraseKey {
  const byReason = phrases[reasonOf(error) as StudioErrorCode]
  if (byReason) return byReason
  if (!(error instanceof ApiError)) return 'errors.internal'
  if (error.status === 0) return 'errors.network'
  return error.status >= 500 ? 'errors.unavailable' : 'errors.internal'
}

/** What the server refused, in the reader's language; in the server's words where they say more, such as how much space is missing. */
export function problemText(t: Text, refusal: StudioError): string {
  const byReason = phrases[refusal.reason as StudioErrorCode]
  return byReason ? t(byReason) : refusal.message
}

const phrases: Partial<Record<StudioErrorCode, StudioPhraseKey>> = {
  addressTaken: 'setup.addressTaken',
  alreadyStaff: 'errors.alreadyStaff',
  captionsExist: 'errors.captionsExist',
  captionsUnreadable: 'captions.unreadable',
  changedElsewhere: 'errors.changedElsewhere',
  changedSince: 'errors.changedSince',
  credentialRequired: 'errors.sessionExpired',
  domainInvalid: 'errors.domainInvalid',
  domainNotLive: 'errors.domainNotLive',
  domainNotProven: 'errors.domainNotProven',
  domainReserved: 'errors.domainReserved',
  domainTaken: 'errors.domainTaken',
  emailInUse: 'errors.emailInUse',
  foreignOrigin: 'errors.foreignOrigin',
  internal: 'errors.internal',
  invalidRequest: 'errors.invalidRequest',
  invalidTenant: 'errors.invalidTenant',
  lastOwner: 'errors.lastOwner',
  linkExpired: 'errors.linkExpired',
  logoAnimated: 'errors.logoAnimated',
  logoTooLarge: 'errors.logoTooLarge',
  logoUnreadable: 'errors.logoUnreadable',
  notAllowedNow: 'errors.notAllowedNow',
  notFound: 'errors.notFound',
  notPermitted: 'errors.notPermitted',
  notPublishable: 'errors.notPublishable',
  notServedYet: 'errors.notServedYet',
  notUndoable: 'errors.notUndoable',
  passkeyRefused: 'errors.passkeyRefused',
  pictureTooLarge: 'pictures.tooManyPixels',
  pictureUnreadable: 'pictures.unreadable',
  reauthenticationFailed: 'errors.reauthenticationFailed',
  reauthenticationRequired: 'errors.reauthenticationRequired',
  secondFactorOverdue: 'errors.secondFactorOverdue',
  sessionExpired: 'errors.sessionExpired',
  signInFailed: 'errors.signInFailed',
  signOnMismatch: 'errors.signOnMismatch',
  signOnUnreachable: 'errors.signOnUnreachable',
  tooManyRequests: 'errors.tooManyRequests',
  tooManyClasses: 'errors.tooManyClasses',
  unavailable: 'errors.unavailable',
  wrongCode: 'errors.wrongCode',
}
