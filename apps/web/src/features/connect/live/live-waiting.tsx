import { catalogueKey } from '@upbeat/phrases/catalogue-key'
import { showsLiveLabel } from '@upbeat/rules/live/live-card'
import type { LiveState } from '@upbeat/rules/live/live-state'
import { posterWidths } from '@upbeat/rules/pictures/poster-widths'
import { Badge } from '@upbeat/ui/badge.tsx'
import { classNames } from '@upbeat/ui/class-names.ts'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import shade from '@upbeat/ui/words-shade.module.css'
import { textOrElse, useText } from '../../i18n/text.ts'
import type { LiveDetails } from './live-details.ts'
import { LiveStateText } from './live-state-text.tsx'
import styles from './live-waiting.module.css'
import { ShareLive } from './share-live.tsx'
import type { PollProblem } from './stream/use-link-poll.ts'

type LiveWaitingProps = {
  details: LiveDetails
  state: LiveState
  /** Why the awaited stream couldn't be loaded. */
  problem: PollProblem | null
  onClose: () => void
  onRetry: () => void
}

/** A live class that is not on air: its picture, title, and its start, the reason, or the next step. */
export function LiveWaiting({ details, state, problem, onClose, onRetry }: LiveWaitingProps) {
  const t = useText()
  const { event, virtualClass } = details
  const level = event.level && textOrElse(catalogueKey('level', event.level), event.level)
  return (
    <div className={styles.page} data-live={state.state} data-snackbar="top">
      <Picture
        alt=""
        className={styles.backdrop}
        placeholderIcon="live"
        priority
        ratio="auto"
        sizes="100vw"
        src={virtualClass.imageLink}
        widths={posterWidths}
      />
      <div className={styles.close}>
        <IconButton icon="close" label={t('player.close')} onClick={onClose} variant="overlay" />
        <ShareLive details={details} look="overlay" />
      </div>
      <div className={styles.content}>
        <div className={classNames(styles.about, shade.shade)}>
          {showsLiveLabel(event.type) && (
            <Badge icon="live" tone="overlay">
              {t('connect.live')}
            </Badge>
          )}
          <h1 className={styles.title} dir="auto">
            {event.title}
          </h1>
          <p className={styles.facts}>
            {event.providerName && (
              <span>
                <bdi>{event.providerName}</bdi>
              </span>
            )}
            {level && <span>{level}</span>}
            {event.duration > 0 && <span>{t('common.minutes', { minutes: Math.ceil(event.duration / 60) })}</span>}
          </p>
          {event.stream_Description && (
            <p className={styles.text} dir="auto">
              {event.stream_Description}
            </p>
          )}
        </div>
        <LiveStateText details={details} onRetry={onRetry} problem={problem} state={state} />
      </div>
    </div>
  )
}
