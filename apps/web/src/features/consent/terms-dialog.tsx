import { isNetworkFailure } from '@upbeat/client/api-error.ts'
import { consentAnswer } from '@upbeat/rules/consent/consent'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { logOut } from '../auth/log-out.ts'
import { useText } from '../i18n/text.ts'
import { answerConsent } from './answer-consent.ts'
import styles from './terms-dialog.module.css'
import { TermsText } from './terms-text.tsx'
import { useTerms } from './use-terms.ts'

/** The changed terms, which the member accepts or signs out (D-62). */
export function TermsDialog() {
  const t = useText()
  const { data: terms } = useTerms()
  const beginning = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'errors.generic' | 'errors.network'>('idle')

  async function accept() {
    if (!terms) return
    setState('busy')
    try {
      await answerConsent(terms.consentTag, consentAnswer.accepted)
    } catch (error) {
      setState(isNetworkFailure(error) ? 'errors.network' : 'errors.generic')
    }
  }
  return (
    <Dialog
      actions={
        <>
          <LogOutInstead />
          <Button aria-disabled={!terms} busy={state === 'busy'} onClick={() => void accept()}>
            {t('consent.accept')}
          </Button>
        </>
      }
      description={t('consent.updatedHint')}
      dismissible={false}
      initialFocus={beginning}
      onOpenChange={() => {}}
      open
      size="large"
      title={t('consent.updatedTitle')}
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section aria-label={t('consent.title')} className={styles.terms} tabIndex={0}>
        {/* Within what scrolls, so that the arrow keys scroll it at once. */}
        <div className={styles.beginning} ref={beginning} tabIndex={-1}>
          <TermsText />
        </div>
      </section>
      <FormNotice text={state === 'idle' || state === 'busy' ? '' : t(state)} />
    </Dialog>
  )
}

/** The alternative to accepting the terms: signing out (D-62). */
function LogOutInstead() {
  const t = useText()
  return (
    <Button render={<Link onClick={() => void logOut()} to={paths.landing} />} variant="quiet">
      {t('consent.logOut')}
    </Button>
  )
}
