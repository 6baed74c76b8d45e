import { Button } from '@upbeat/ui/button.tsx'
import { useText } from '../../i18n/text.ts'
import styles from '../auth-form.module.css'
import { useSignedIn } from '../auth-store.ts'

type HandoverQuestionProps = { name: string; onAnswer: (confirmed: boolean) => void }

/** Asks for confirmation before a link signs in, since anyone can send one. */
export function HandoverQuestion({ name, onAnswer }: HandoverQuestionProps) {
  const t = useText()
  const signedIn = useSignedIn()
  return (
    <div className={styles.form}>
      <p>{t('auth.continueAsQuestion', { name })}</p>
      {signedIn && <p>{t('auth.continueAsReplaces')}</p>}
      <div className={styles.actions}>
        <Button onClick={() => onAnswer(true)} size="large">
          {t('auth.continueAs', { name })}
        </Button>
        <Button onClick={() => onAnswer(false)} size="large" variant="secondary">
          {t('common.cancel')}
        </Button>
      </div>
    </div>
  )
}
