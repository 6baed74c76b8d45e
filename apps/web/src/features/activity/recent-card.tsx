import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { completedMinutes } from '@upbeat/rules/player/leave-decision'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { clock } from '../../lib/clock.ts'
import { sessionStore } from '../../lib/storage.ts'
import { currentLanguage } from '../i18n/language-store.ts'
import { useText } from '../i18n/text.ts'
import { openRecent } from './open-recent.ts'
import styles from './recent-card.module.css'
import { recentDate } from './recent-date.ts'
import { recentKind } from './recent-kind.ts'
import { recentPath } from './recent-path.ts'

/** Something the member did: what kind it was, when, and for how long. */
export function RecentCard({ record, priority }: { record: RecentActivity; priority: boolean }) {
  const t = useText()
  const { opening, open } = useOpening(record)
  const kind = recentKind(record.trackingResult)
  return (
    <article aria-busy={opening || undefined} className={styles.card} data-kind={record.trackingResult}>
      <Link className={styles.link} onClick={open} to={recentPath(record)}>
        <span className={styles.media}>
          <Picture
            alt=""
            placeholderIcon="play"
            priority={priority}
            src={record.imageUrl}
            widths={[480, 832]}
            sizes={sizes}
          />
          <span className={styles.kind}>
            <Badge icon={kind.icon} tone="overlay">
              {t(kind.label)}
            </Badge>
          </span>
          {opening && (
            <span className={styles.opening} data-surface="media">
              <Spinner size={40} thickness={4} />
            </span>
          )}
        </span>
        <div className={styles.text}>
          <Heading level={2} size="card">
            <bdi>{record.workoutName}</bdi>
          </Heading>
          <RecentFacts record={record} />
        </div>
      </Link>
    </article>
  )
}

function RecentFacts({ record: { creationDate, durationSeconds } }: { record: RecentActivity }) {
  const t = useText()
  const date = recentDate(Date.parse(creationDate), clock.now(), currentLanguage())
  return (
    <p className={styles.facts}>
      <time dateTime={creationDate}>{date ?? t('activity.today')}</time>
      {durationSeconds !== null && (
        <span>{t('activity.minutesDone', { minutes: completedMinutes(durationSeconds) })}</span>
      )}
    </p>
  )
}

/** Goes where the card opens; a press with Ctrl, or of another button, is left to the browser. */
function useOpening(record: RecentActivity) {
  const navigate = useNavigate()
  const [opening, setOpening] = useState(false)
  async function open(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    if (opening) return
    setOpening(true)
    sessionStore.set('previousPath', window.location.pathname)
    await navigate(await openRecent(record))
    setOpening(false)
  }
  return { opening, open: (event: MouseEvent) => void open(event) }
}

const sizes =
  '(min-width: 1920px) 16vw, (min-width: 1360px) 19vw, (min-width: 1280px) 24vw, (min-width: 720px) 32vw, (min-width: 600px) 48vw, 96vw'
