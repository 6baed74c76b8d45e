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

/** That it is live, and for how long it has been (LIVE-20, LIVE-22); what it is too, where there is room beside the picture. */
export function LiveNow({ event }: { event: LiveEvent }) {
  const t = useText()
  return (
    <div className={styles.about}>
      <div className={styles.now}>
        {showsLiveLabel(event.type) && <Badge tone="live">{t('connect.live')}</Badge>}
        <Counter event={event} />
      </div>
      {event.description && (
        <p className={styles.text} dir="auto">
          {event.description}
        </p>
      )}
    </div>
  )
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
