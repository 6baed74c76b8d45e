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

/** The live label with the elapsed time (LIVE-20, LIVE-22), the title, remaining time and coach. Legible from 3 m. */
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

/** Whole minutes until the class ends; `null` before its start, after its end and if its duration is unknown. */
function useMinutesLeft(event: LiveEvent): number | null {
  const now = useNow()
  const startedAt = eventStart(event)
  if (startedAt === null || now < startedAt || event.duration <= 0) return null
  const left = Math.ceil((startedAt / 1000 + event.duration - now / 1000) / 60)
  return left > 0 ? left : null
}

/**
 * The elapsed time. For a simulated live, it counts down until the synchronised position reaches the first frame, and stops at the class's
 * end, however late the viewer started.
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
