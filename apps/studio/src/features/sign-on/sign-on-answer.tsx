import { useEffect } from 'react'
import { Page } from '../../lib/page.tsx'
import { useText } from '../../lib/use-text.ts'
import { tellAnswer } from './answer-channel.ts'

/** Where a test sign-in ends, in a window of its own: it hands the answer over and goes. */
export function SignOnAnswer() {
  const t = useText()
  useEffect(() => {
    tellAnswer(new URLSearchParams(location.search))
    // Nobody reads the code in the address afterwards.
    history.replaceState(null, '', location.pathname)
    window.close()
  }, [])
  return (
    <Page title={t('signOn.answerTitle')} width="narrow">
      <p>{t('signOn.answerText')}</p>
    </Page>
  )
}
