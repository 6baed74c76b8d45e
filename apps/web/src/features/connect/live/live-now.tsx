import { eventType } from '@upbeat/rules/live/enumerations'
import { formatClock } from '@upbeat/rules/live/format-clock'
import { showsLiveLabel } from '@upbeat/rules/live/live-card'
import { liveLatencySeconds } from '@upbeat/rules/live/live-sync'
import { Badge } from '@upbeat/ui/badge.tsx'
import type { LiveEvent } from '../../../lib/normalise/live-event.ts'
import { useText } from '../../i18n/text.ts'
import { eventStart } from '../event-start.ts'
import { useNow } from '../use-now.ts'
import styles from './live-now.module.css'

/** That it is live, and for how long it has been (LIVE-20, LIVE-22); what it is, how long it still takes and who leads it, to be read from 3 m. */
export function LiveNow({ event, coach = null }: { event: LiveEvent; coach?: string | null }) {
  const t = useText()
  const minutes = useMinutesLeft(event)
  const facts = [
    minutes === null ? null : t('player.timeLeft', { time: t('common.minutes', { minutes }) }),
    coach,
  ].filter((fact) => fact)
  return (
    <div className={styles.about}>
      <div className={styles.now}>
        {showsLiveLabel(event.type) && <Badge tone="live">{t('connect.live')}</Badge>}
        <Counter event={event} />
      </div>
      <p aria-hidden="true" className={styles.title} dir="auto">
        {event.title}
      </p>
      {facts.length > 0 && (
        <p className={styles.facts}>
          {facts.map((fact) => (
            <bdi key={fact}>{fact}</bdi>
          ))}
        </p>
      )}
    </div>
  )
}

/** Whole minutes until the class is over; `null` before it starts, after its end and where its length is not known. */
function useMinutesLeft(event: LiveEvent): number | null {
  const now = useNow()
  const startedAt = eventStart(event)
  if (startedAt === null || now < startedAt || event.duration <= 0) return null
  const left = Math.ceil((startedAt / 1000 + event.duration - now / 1000) / 60)
  return left > 0 ? left : null
}

/**
 * Counts up from the start. Of a simulated live the first picture stands until the moment that everyone sees has come to it: until then it
 * counts down; and it stops where the class does, however late somebody began.
 */
function Counter({ event }: { event: LiveEvent }) {
  const t = useText()
  const now = useNow()
  const startedAt = eventStart(event)
  if (startedAt === null || now < startedAt) return null
  const isSimulated = event.type === eventType.simulatedLive
  const gone = (now - startedAt) / 1000
  const text =
    isSimulated && gone < liveLatencySeconds
      ? t('connect.startingTogetherIn', { time: formatClock(Math.ceil(liveLatencySeconds - gone)) })
      : t('connect.startedAgo', {
          time: formatClock(isSimulated && event.duration > 0 ? Math.min(gone, event.duration) : gone),
        })
  return (
    <span className={styles.counter} role="timer">
      {text}
    </span>
  )
}
