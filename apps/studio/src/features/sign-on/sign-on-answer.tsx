import { useEffect } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import { Page } from '../../lib/layout/page.tsx'
import { tellAnswer } from './answer-channel.ts'

/** The redirect URI of a test sign-in, in its own window: passes the reply on and closes. */
export function SignOnAnswer() {
  const t = useText()
  useEffect(() => {
    tellAnswer(new URLSearchParams(location.search))
    // Remove the code from the URL.
    history.replaceState(null, '', location.pathname)
    window.close()
  }, [])
  return (
    <Page title={t('signOn.answerTitle')} width="narrow">
      <p>{t('signOn.answerText')}</p>
    </Page>
  )
}
