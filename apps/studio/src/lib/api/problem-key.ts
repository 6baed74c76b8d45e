import { ApiError } from '@upbeat/client/api-error.ts'
import type { StudioErrorCode } from '@upbeat/contract/studio/errors'
import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { Text } from '../i18n/use-text.ts'
import { bytesOf } from '../media/bytes-of.ts'
import { reasonOf, type StudioError } from './studio-error.ts'

/** The phrase for a failed call: what went wrong and what to do. */
export function problemKey(error: unknown): StudioPhraseKey {
  const byReason = phraseOf(reasonOf(error))
  if (byReason) return byReason
  if (!(error instanceof ApiError)) return 'errors.internal'
  if (error.status === 0) return 'errors.network'
  return error.status >= 500 ? 'errors.unavailable' : 'errors.internal'
}

/** The server's error in the reader's language. */
export function problemText(t: Text, refusal: StudioError): string {
  const byReason = phraseOf(refusal.reason)
  return byReason ? t(byReason, { size: bytesOf(refusal.missingBytes) }) : refusal.message
}

function phraseOf(reason: string | undefined): StudioPhraseKey | undefined {
  return sameNames.find((name) => name.split('.')[1] === reason) ?? otherNames[reason as StudioErrorCode]
}

/** Error codes that have their own phrase. */
const sameNames = [
  'errors.alreadyStaff',
  'errors.captionsExist',
  'errors.captionsLanguage',
  'errors.changedElsewhere',
  'errors.changedSince',
  'errors.codeTaken',
  'errors.domainInvalid',
  'errors.domainNotLive',
  'errors.domainNotProven',
  'errors.domainReserved',
  'errors.domainTaken',
  'errors.emailInUse',
  'errors.emailedAlready',
  'errors.emptyFile',
  'errors.encodeQuotaExceeded',
  'errors.foreignOrigin',
  'errors.internal',
  'errors.invalidRequest',
  'errors.invalidTenant',
  'errors.lastOwner',
  'errors.linkExpired',
  'errors.logoAnimated',
  'errors.logoTooLarge',
  'errors.logoUnreadable',
  'errors.mailOff',
  'errors.memberQuotaExceeded',
  'errors.notAllowedNow',
  'errors.notFound',
  'errors.notPermitted',
  'errors.notPublishable',
  'errors.notServedYet',
  'errors.notUndoable',
  'errors.otherCurrency',
  'errors.passkeyRefused',
  'errors.quotaExceeded',
  'errors.reauthenticationFailed',
  'errors.reauthenticationRequired',
  'errors.secondFactorOverdue',
  'errors.sessionExpired',
  'errors.signInFailed',
  'errors.signOnMismatch',
  'errors.signOnUnreachable',
  'errors.sourceNeeded',
  'errors.storageFull',
  'errors.tooManyRequests',
  'errors.tooManyClasses',
  'errors.tooManyUploads',
  'errors.unavailable',
  'errors.wrongCode',
] as const satisfies readonly StudioPhraseKey[]

const otherNames: Partial<Record<StudioErrorCode, StudioPhraseKey>> = {
  addressTaken: 'setup.addressTaken',
  captionsUnreadable: 'captions.unreadable',
  currencyNotCharged: 'paymentAccount.currencyNotCharged',
  credentialRequired: 'errors.sessionExpired',
  exportRunning: 'clubFile.alreadyRunning',
  importRunning: 'memberImport.alreadyRunning',
  pictureTooLarge: 'pictures.tooManyPixels',
  pictureUnreadable: 'pictures.unreadable',
  sourceDeleted: 'media.sourceDeleted',
  tooManyWebhooks: 'webhooks.tooMany',
  trackMissing: 'media.trackMissing',
  webhookAddress: 'webhooks.urlProblem',
}
