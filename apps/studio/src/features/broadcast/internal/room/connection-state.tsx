import { useText } from '../../../../lib/i18n/use-text.ts'
import { connectionOf, type SendingState, waitingSecond } from '../sending/sending-state.ts'
import styles from './status-panel.module.css'

const words = {
  good: 'broadcast.connectionGood',
  slow: 'broadcast.connectionSlow',
  offline: 'broadcast.connectionOffline',
} as const

const notes = { slow: 'broadcast.slowText', offline: 'broadcast.offlineText' } as const

/** The connection in one word, and what becomes of what wasn't sent. */
export function ConnectionState({ sending }: { sending: SendingState }) {
  const t = useText()
  const state = connectionOf(sending)
  return (
    <p className={styles.facts}>
      <span className={styles.label}>{t('broadcast.connection')}</span>
      <strong className={styles.connection} data-state={state} role="status">
        {t(words[state])}
      </strong>
      {state !== 'good' && (
        <span className={styles.note}>{t(notes[state], { second: Math.round(waitingSecond(sending)) })}</span>
      )}
    </p>
  )
}
