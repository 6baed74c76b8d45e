import type { RecentActivity } from '@upbeat/contract/entities/recent-activity'
import { minutesOf } from '@upbeat/rules/activity/week'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Spinner } from '@upbeat/ui/spinner.tsx'
import { type MouseEvent, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { sessionStore } from '../../lib/storage.ts'
import { useText } from '../i18n/text.ts'
import { openRecent } from './open-recent.ts'
import styles from './recent-card.module.css'
import { recentPath } from './recent-path.ts'

/** The card of an activity with its duration. */
export function RecentCard({ record, priority }: { record: RecentActivity; priority: boolean }) {
  const { opening, open } = useOpening(record)
  return (
    <article aria-busy={opening || undefined} className={styles.card} data-kind={record.trackingResult}>
      <Link className={styles.link} onClick={open} to={recentPath(record)}>
        <span className={styles.media}>
          <Picture
            alt=""
            placeholderIcon="play"
            priority={priority}
            src={record.imageUrl}
            widths={[320, 480]}
            sizes={sizes}
          />
          {opening && (
            <span className={styles.opening} data-surface="media">
              <Spinner size={40} thickness={4} />
            </span>
          )}
        </span>
        <div className={styles.text}>
          <Heading level={3} size="card">
            <bdi>{record.workoutName}</bdi>
          </Heading>
          <RecentFacts record={record} />
        </div>
      </Link>
    </article>
  )
}

function RecentFacts({ record }: { record: RecentActivity }) {
  const t = useText()
  if (record.durationSeconds === null) return null
  return <p className={styles.facts}>{t('activity.minutesDone', { minutes: minutesOf(record) })}</p>
}

/** Opens the card's content; clicks with Ctrl or other buttons are left to the browser. */
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

const sizes = '160px'
