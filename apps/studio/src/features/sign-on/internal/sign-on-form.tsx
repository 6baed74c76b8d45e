import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import form from '../../../lib/forms/form.module.css'
import { StudioPasswordField } from '../../../lib/forms/studio-password-field.tsx'
import { useStudioForm } from '../../../lib/forms/use-studio-form.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import type { SignOn } from '../sign-on-query.ts'
import { choiceOf, SignOnValues, valuesOf } from './read-choice.ts'
import { SignOnState } from './sign-on-state.tsx'
import { isWorking, TestResult } from './test-result.tsx'
import { useSignOnTest } from './use-sign-on-test.ts'

/** The provider's settings, a test, and the switch. Nothing is stored before saving. */
export function SignOnForm({ signOn }: { signOn: SignOn }) {
  const t = useText()
  const { test, busy, start, cancel } = useSignOnTest()
  const { provider, redirectAddresses } = signOn
  const typed = useStudioForm({
    schema: SignOnValues,
    initial: valuesOf(provider),
    problems: {
      authority: 'signOn.authorityProblem',
      clientId: 'signOn.clientIdProblem',
      clientSecret: 'signOn.clientSecretProblem',
      scopes: 'signOn.scopesProblem',
    },
    send: (values) => start(choiceOf(values)),
  })
  const isTested =
    test.kind === 'done' && isWorking(test.result) && test.tested === JSON.stringify(choiceOf(typed.watch()))

  return (
    <>
      <SettingsSection text={t('signOn.providerText')} title={t('signOn.provider')}>
        <form {...typed.props} className={form.form}>
          <FormNotice text={typed.notice} />
          <TextField
            {...typed.field('authority')}
            autoComplete="off"
            description={t('signOn.authorityHint')}
            label={t('signOn.authority')}
            type="url"
          />
          <TextField
            {...typed.field('clientId')}
            autoComplete="off"
            dir="ltr"
            label={t('signOn.clientId')}
            spellCheck={false}
          />
          <StudioPasswordField
            {...typed.field('clientSecret')}
            autoComplete="off"
            description={t(provider?.hasSecret ? 'signOn.clientSecretKept' : 'signOn.clientSecretHint')}
            label={t('signOn.clientSecret')}
          />
          {provider?.hasSecret && <Checkbox {...typed.register('removesSecret')} label={t('signOn.removeSecret')} />}
          <TextField
            {...typed.field('scopes')}
            autoComplete="off"
            description={t('signOn.scopesHint')}
            dir="ltr"
            label={t('signOn.scopes')}
            spellCheck={false}
          />
          <p className={form.hint}>{t('signOn.testText')}</p>
          <div className={form.actions}>
            <Button busy={typed.busy || busy} type="submit" variant={isTested ? 'secondary' : 'primary'}>
              {t(test.kind === 'done' ? 'signOn.testAgain' : 'signOn.test')}
            </Button>
          </div>
          <TestResult onCancel={cancel} redirectAddress={redirectAddresses[0] ?? ''} test={test} />
        </form>
      </SettingsSection>
      <SignOnState
        isTested={isTested}
        readChoice={async () => ((await typed.trigger()) ? choiceOf(typed.getValues()) : null)}
        signOn={signOn}
      />
    </>
  )
}
