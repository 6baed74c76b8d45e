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
  const now = useNow()
  const startedAt = eventStart(event)
  // The first picture stands until the moment that everyone sees has come to it.
  const isGathering =
    event.type === eventType.simulatedLive &&
    startedAt !== null &&
    now >= startedAt &&
    now - startedAt < liveLatencySeconds * 1000
  return (
    <div className={styles.about}>
      <div className={styles.now}>
        {showsLiveLabel(event.type) && <Badge tone="live">{t('connect.live')}</Badge>}
        {startedAt !== null && startedAt <= now && (
          <span className={styles.counter} role="timer">
            {t('connect.startedAgo', { time: formatClock((now - startedAt) / 1000) })}
          </span>
        )}
      </div>
      {isGathering && <p className={styles.counter}>{t('connect.startingTogether')}</p>}
      {event.description && <p className={styles.text}>{event.description}</p>}
    </div>
  )
}
