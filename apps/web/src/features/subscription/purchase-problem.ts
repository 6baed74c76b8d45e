import { ApiError } from '@upbeat/client/api-error.ts'
import { codeProblem, isInvalidCode, isUsedCode } from '../auth/sign-up/code-problem.ts'
import type { Text } from '../i18n/text.ts'

/** A purchase error and where to show it: at the card, at the discount code or at the button. */
export type PurchaseProblem = { place: 'card' | 'code' | 'form'; text: string }

/**
 * Decides by status and code (ERR-18 to ERR-21); uses the server's message if it is more specific. Rate limiting (D-98) has its own
 * translated text.
 */
export function purchaseProblem(error: unknown, t: Text): PurchaseProblem {
  if (!(error instanceof ApiError)) return { place: 'form', text: t('errors.generic') }
  if (error.status === 0) return { place: 'form', text: t('errors.network') }
  if (isUsedCode(error)) return { place: 'code', text: t('errors.codeUsed') }
  if (isInvalidCode(error)) return { place: 'code', text: t(codeProblem(error)) }
  if (error.status === 409) return { place: 'form', text: t('errors.alreadySubscribed') }
  if (error.status === 429) return { place: 'form', text: t('errors.tooManyRequests') }
  return { place: error.status === 402 && error.message !== '' ? 'card' : 'form', text: error.message }
}
