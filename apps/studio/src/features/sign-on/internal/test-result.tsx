import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { CheckList } from '../../../lib/forms/check-list.tsx'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'
import type { SignOnResult, SignOnStep } from '../sign-on-query.ts'
import type { TestState } from './use-sign-on-test.ts'

type TestResultProps = { test: TestState; redirectAddress: string; onCancel: () => void }

/** The progress of a test, and the cause of a failed step. */
export function TestResult({ test, redirectAddress, onCancel }: TestResultProps) {
  const t = useText()
  const result = test.kind === 'done' ? test.result : null
  const notice = result && !isWorking(result) ? t('signOn.failed') : ''
  return (
    <div className={form.form}>
      <FormNotice text={notice} />
      <FormNotice
        text={result && isWorking(result) ? t('signOn.passed', { person: nameOf(result) }) : ''}
        tone="success"
      />
      {test.kind === 'waiting' && (
        <>
          <p role="status">
            <Spinner size={20} /> {t('signOn.testing')}
          </p>
          <p className={form.hint}>{t('signOn.redirectHint', { address: redirectAddress })}</p>
          <div className={form.actions}>
            <Button
              render={<a href={test.address} rel="opener" target="sign-on-test" />}
              size="small"
              variant="secondary"
            >
              {t('signOn.openWindow')}
            </Button>
            <Button onClick={onCancel} size="small" variant="quiet">
              {t('signOn.cancelTest')}
            </Button>
          </div>
        </>
      )}
      {result && (
        <CheckList
          checks={result.steps.map(({ step, state, problem, detail }) => ({
            id: step,
            state,
            title: t(titles[step]),
            text: problem === null ? undefined : t(problems[problem], { detail }),
          }))}
        />
      )}
    </div>
  )
}

export function isWorking({ steps, person }: SignOnResult): boolean {
  return person !== null && steps.every(({ state }) => state !== 'bad')
}

function nameOf({ person }: SignOnResult): string {
  const { firstName = '', lastName = '', email = '', subject = '' } = person ?? {}
  const name = `${firstName} ${lastName}`.trim()
  return [name, email].filter(Boolean).join(', ') || subject
}

const titles = {
  provider: 'signOn.stepProvider',
  signIn: 'signOn.stepSignIn',
  token: 'signOn.stepToken',
  identity: 'signOn.stepIdentity',
  claims: 'signOn.stepClaims',
} as const satisfies Record<SignOnStep['step'], string>

const problems = {
  insecureAddress: 'signOn.insecureAddress',
  unreachable: 'signOn.unreachable',
  privateAddress: 'signOn.privateAddress',
  notAProvider: 'signOn.notAProvider',
  issuerMismatch: 'signOn.issuerMismatch',
  noCodeFlow: 'signOn.noCodeFlow',
  browserRefused: 'signOn.browserRefused',
  browserBlocked: 'signOn.browserBlocked',
  keysUnreachable: 'signOn.keysUnreachable',
  providerRefused: 'signOn.providerRefused',
  otherAnswer: 'signOn.otherAnswer',
  tooLate: 'signOn.tooLate',
  clientRefused: 'signOn.clientRefused',
  codeRefused: 'signOn.codeRefused',
  tokenRefused: 'signOn.tokenRefused',
  noIdentityToken: 'signOn.noIdentityToken',
  signature: 'signOn.signature',
  unknownKey: 'signOn.unknownKey',
  clock: 'signOn.clock',
  claimRefused: 'signOn.claimRefused',
  emailMissing: 'signOn.emailMissing',
  nameMissing: 'signOn.nameMissing',
} as const satisfies Record<NonNullable<SignOnStep['problem']>, string>
