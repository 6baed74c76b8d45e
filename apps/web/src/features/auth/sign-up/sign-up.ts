import { consentAnswer, isMarketing, isTerms } from '@upbeat/rules/consent/consent'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { logWarning } from '../../../lib/log.ts'
import { notify } from '../../../lib/snackbar-store.ts'
import { text } from '../../i18n/text.ts'
import { consentsQuery } from '../queries.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { codeProblem } from './code-problem.ts'

export type SignUp = { email: string; password: string; accessCode: string; acceptMarketing: boolean }

/**
 * Creates the account, then signs in (AUTH-09). A code is checked before the account is created (AUTH-10) and redeemed by the new member;
 * the consents are saved before the first page asks for them (D-55).
 * @throws SignUpFailure of the step that failed.
 */
export async function signUp({ email, password, accessCode, acceptMarketing }: SignUp): Promise<void> {
  if (accessCode) await step('code', api('checkCoupon', { params: { code: accessCode } }))
  const applicationProfile = { emailAddress: email, passwordHash: password, countryCode: 'gb' }
  const body = {
    userDetail: { applicationProfile },
    emailPassword: false,
    thirdPartyUserId: '',
    skipConsent: true,
    ...(accessCode && { accessCode }),
  }
  await step('account', api('signUp', { body }))
  const welcome = () => Promise.all([saveConsents(acceptMarketing), redeem(accessCode)])
  await step('signIn', signIn({ username: email, password }, welcome))
}

/** The step that failed; `cause` is the ApiError. */
export class SignUpFailure extends Error {
  override readonly name = 'SignUpFailure'
  readonly step: 'code' | 'account' | 'signIn'

  constructor(failed: SignUpFailure['step'], cause: unknown) {
    super(failed, { cause })
    this.step = failed
  }
}

async function step(name: SignUpFailure['step'], call: Promise<unknown>): Promise<void> {
  try {
    await call
  } catch (error) {
    throw new SignUpFailure(name, error)
  }
}

/** A consent that failed to save is asked for again: the terms before the next page, marketing on the account page. */
async function saveConsents(acceptMarketing: boolean): Promise<void> {
  try {
    for (const consent of await queryClient.fetchQuery(consentsQuery())) {
      const accepted = isTerms(consent) || (isMarketing(consent) && acceptMarketing)
      const Action = accepted ? consentAnswer.accepted : consentAnswer.rejected
      await api('answerConsent', { body: { ConsentTag: consent.consentTag, Action } })
    }
  } catch (error) {
    logWarning('The consents could not be saved', error)
  }
}

/** If this fails, the code can be entered again on the account page. */
async function redeem(accessCode: string): Promise<void> {
  if (!accessCode) return
  try {
    await api('redeemCode', { body: { DiscountCode: accessCode } })
  } catch (error) {
    notify(text(codeProblem(error)), 'error')
  }
}
