import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { denseImageWidth, imageWidth } from '@upbeat/rules/classes/image-width'
import { liveTitle, showsLiveLabel } from '@upbeat/rules/live/live-card'
import { Badge } from '@upbeat/ui/badge.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { useWindowWidth } from '@upbeat/ui/use-window-width.ts'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { LiveEvent } from '../../../lib/normalise/live-event.ts'
import { textOrElse, useText } from '../../i18n/text.ts'
import { eventPicture } from '../event-picture.ts'
import styles from './event-card-frame.module.css'

export type EventCardFrameProps = {
  event: LiveEvent
  to: string
  state?: unknown
  headingLevel?: 2 | 3 | 4 | undefined
  priority?: boolean | undefined
  /** Whether it can be joined now. */
  isOnAir?: boolean | undefined
  moment?: string | undefined
  /** At the bottom of its picture. */
  progress?: ReactNode
  /** Above the title. */
  when?: ReactNode
  /** Below everything else. */
  note?: ReactNode
  /** Actions on its picture, outside the link. */
  children?: ReactNode
}

/** The layout of all Connect cards: a link with picture and facts, and actions next to it. */
export function EventCardFrame({
  event,
  to,
  state,
  headingLevel = 3,
  priority,
  isOnAir = false,
  moment,
  progress,
  when,
  note,
  children,
}: EventCardFrameProps) {
  const t = useText()
  const windowWidth = useWindowWidth()
  const isLive = showsLiveLabel(event.type)
  const title = isLive ? liveTitle(event.title) : event.title
  const level = event.level && textOrElse(catalogueKey('level', event.level), event.level)
  return (
    <article className={styles.card} data-event={event.id} data-moment={moment}>
      <Link className={styles.link} state={state} to={to}>
        <div className={styles.media}>
          <Picture
            alt=""
            className={styles.picture}
            dense={denseImageWidth('liveCard', windowWidth)}
            placeholderIcon="live"
            priority={priority}
            src={eventPicture(event)}
            widths={[imageWidth('liveCard', windowWidth)]}
          />
          <span className={styles.marks}>
            {isLive && (
              <Badge icon={isOnAir ? undefined : 'live'} tone={isOnAir ? 'live' : 'overlay'}>
                {t('connect.live')}
              </Badge>
            )}
            {event.duration > 0 && (
              <Badge icon="clock" tone="overlay">
                {t('common.minutes', { minutes: Math.ceil(event.duration / 60) })}
              </Badge>
            )}
          </span>
          {progress}
        </div>
        <div className={styles.text}>
          {when && <p className={styles.when}>{when}</p>}
          <Heading className={styles.title} level={headingLevel} size="card" title={event.title}>
            {title === event.title ? <bdi>{title}</bdi> : <Truncated full={event.title} shown={title} />}
          </Heading>
          <p className={styles.facts}>
            {event.providerName && (
              <span>
                <bdi>{event.providerName}</bdi>
              </span>
            )}
            {level && <span>{level}</span>}
          </p>
          {note}
        </div>
      </Link>
      {children && <div className={styles.actions}>{children}</div>}
    </article>
  )
}

/** Truncated visually; screen readers get the full title. */
function Truncated({ shown, full }: { shown: string; full: string }) {
  return (
    <>
      <bdi aria-hidden="true">{shown}</bdi>
      <VisuallyHidden>{full}</VisuallyHidden>
    </>
  )
}
