import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useText } from '../../lib/use-text.ts'
import styles from './awaited-video.module.css'
import { classMediaQuery } from './class-media-query.ts'
import { UploadButton } from './upload-button.tsx'
import { useUploadStore } from './upload-store.ts'

type AwaitedVideoProps = {
  tag: string
  /** Shown while the video is on its way or being prepared. */
  children: ReactNode
}

/** A class that waits for its first video. Where nothing is on its way, as after a reload in the middle of the upload, it asks for the file again. */
export function AwaitedVideo({ tag, children }: AwaitedVideoProps) {
  const t = useText()
  const isOnItsWay = useUploadStore(({ uploads }) => uploads.some((upload) => upload.tag === tag))
  const { data } = useQuery({ ...classMediaQuery(tag), enabled: !isOnItsWay })
  if (isOnItsWay || data?.videos.length !== 0) return children
  return (
    <div className={styles.stopped}>
      <p role="status">{t('uploads.stopped')}</p>
      <UploadButton label={t('uploads.chooseVideo')} tag={tag} />
    </div>
  )
}
