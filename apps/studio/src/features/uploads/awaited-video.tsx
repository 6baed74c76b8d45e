import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../lib/i18n/use-text.ts'
import styles from './awaited-video.module.css'
import { classMediaQuery } from './class-media-query.ts'
import { VideoState } from './internal/video-state.tsx'
import { UploadButton } from './upload-button.tsx'
import { useUploadStore } from './upload-store.ts'

type AwaitedVideoProps = {
  tag: string
  /** Shown while the video is uploading or being processed. */
  children: ReactNode
}

/** Polls, because no events are received here. */
const lookEveryMs = 2000

/**
 * A class that waits for its first video. If no upload is running, e.g. after a reload, it asks for the file again; a rejected or failed
 * video shows the reason.
 */
export function AwaitedVideo({ tag, children }: AwaitedVideoProps) {
  const t = useText()
  const upload = useUploadStore(({ uploads }) => uploads.find((each) => each.tag === tag))
  const hasArrived = upload === undefined || upload.state === 'sent'
  const { data } = useQuery({ ...classMediaQuery(tag), enabled: hasArrived, refetchInterval: lookEveryMs })
  const [video] = data?.videos ?? []
  if (!hasArrived || !data || (upload && !video)) return children
  if (!video) {
    return (
      <div className={styles.stopped}>
        <p role="status">{t('uploads.stopped')}</p>
        <UploadButton label={t('uploads.chooseVideo')} tag={tag} />
      </div>
    )
  }
  const hasFailed = video.refusal !== null || video.steps.some(({ state }) => state === 'failed')
  return hasFailed ? <VideoState tag={tag} video={video} /> : children
}
