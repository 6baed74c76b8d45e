import { isNetworkFailure } from '@upbeat/client/api-error.ts'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { consentAnswer } from '@upbeat/rules/consent/consent'
import { Button } from '@upbeat/ui/button.tsx'
import { Checkbox } from '@upbeat/ui/checkbox.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { PageWidth } from '@upbeat/ui/page-width.tsx'
import { type FormFailure, useForm } from '@upbeat/ui/use-form.ts'
import { useNavigate } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { isSignedIn } from '../auth/auth-store.ts'
import { useText } from '../i18n/text.ts'
import { answerConsent } from './answer-consent.ts'
import styles from './terms-screen.module.css'
import { TermsText } from './terms-text.tsx'
import { useTerms } from './use-terms.ts'

/** The public page of the terms; a member's continue button accepts them (ROUTE-45, CONS-06). */
export function TermsScreen() {
  const t = useText()
  const navigate = useNavigate()
  const { data: terms } = useTerms()
  const { form, tick, notice, busy } = useForm<Values, PhraseKey>({
    initial: { accepted: false },
    check: ({ accepted }) => (accepted ? {} : { accepted: 'consent.mustAccept' }),
    describe: t,
    async send() {
      const failure = terms && isSignedIn() ? await accept(terms.consentTag) : undefined
      if (!failure) void navigate(paths.home)
      return failure
    },
  })
  return (
    <PageWidth className={styles.page}>
      <Heading level={1}>{t('consent.title')}</Heading>
      <div data-terms>
        <TermsText />
      </div>
      <form {...form} className={styles.form}>
        <FormNotice text={notice} />
        <Checkbox {...tick('accepted')} label={t('consent.acceptLabel')} />
        <div>
          <Button busy={busy} type="submit">
            {t('consent.proceed')}
          </Button>
        </div>
      </form>
    </PageWidth>
  )
}

type Values = { accepted: boolean }

async function accept(tag: string): Promise<FormFailure<Values, PhraseKey> | undefined> {
  try {
    await answerConsent(tag, consentAnswer.accepted)
  } catch (error) {
    return { notice: isNetworkFailure(error) ? 'errors.network' : 'errors.generic' }
  }
}
