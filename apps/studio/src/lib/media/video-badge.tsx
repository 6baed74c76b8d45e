import type { VideoStatus } from '@upbeat/contract/studio/entities/intake'
import type { VideoState } from '@upbeat/rules/media/video-status'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import type { Text } from '../i18n/use-text.ts'
import styles from './video-badge.module.css'
import { videoStatusText } from './video-status-text.ts'

const icons: Record<VideoState, IconName> = {
  failed: 'warning',
  interrupted: 'pause',
  waiting: 'clock',
  uploading: 'upload',
  preparing: 'clock',
  ready: 'check',
  none: 'minus',
}

type VideoBadgeProps = {
  status: VideoStatus
  /** Passed in, so that a grid can render many. */
  t: Text
  /** Without the sentence that explains it. */
  short?: boolean
}

/** The state of a class's video, by text, icon and colour. */
export function VideoBadge({ status, t, short = false }: VideoBadgeProps) {
  const { label, note } = videoStatusText(t, status)
  return (
    <span className={styles.badge} data-state={status.state} title={note || undefined}>
      <Icon name={icons[status.state]} size={16} />
      <span className={styles.text}>
        {label}
        {!short && note && <span className={styles.note}>{` · ${note}`}</span>}
      </span>
    </span>
  )
}
