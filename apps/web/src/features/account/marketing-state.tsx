import type { User } from '@upbeat/contract/entities/user'
import type { PhraseKey } from '@upbeat/phrases/phrase-key'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { useText } from '../i18n/text.ts'
import styles from './marketing-state.module.css'

type State = NonNullable<User['marketingEmail']>

/** The status of the email confirmation (AUTH-28). */
export function MarketingState({ state }: { state: State }) {
  const t = useText()
  const { icon, text } = STATES[state]
  return (
    <p className={styles.state} data-state={state} role="status">
      <Icon name={icon} />
      {t(text)}
    </p>
  )
}

const STATES: Record<State, { icon: IconName; text: PhraseKey }> = {
  unconfirmed: { icon: 'info', text: 'account.marketingUnconfirmed' },
  sent: { icon: 'mail', text: 'account.marketingSent' },
  confirmed: { icon: 'check', text: 'account.marketingConfirmed' },
}
