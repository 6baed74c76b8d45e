import type { VideoStatus } from '@upbeat/contract/studio/entities/intake'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { Link } from 'react-router'
import { problemText } from '../../../lib/api/problem-key.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import { bytesOf } from '../../../lib/media/bytes-of.ts'
import { videoStatusText } from '../../../lib/media/video-status-text.ts'
import { cancelUpload, pauseUpload, resumeUpload } from '../send-uploads.ts'
import { moveUploadUp, type Upload } from '../upload-store.ts'
import styles from '../upload-tray.module.css'

type UploadRowProps = {
  upload: Upload
  isFirst: boolean
  /** How far the server is with a file that has arrived; undefined before it says so. */
  status: VideoStatus | undefined
}

/** A file of the tray: how far its upload is, and then how far the server is with it (TAKE-10). */
export function UploadRow({ upload, isFirst, status }: UploadRowProps) {
  const t = useText()
  const { id, file, tag, state, isEmpty } = upload
  const note = noteOn(t, upload, status)
  const name = { file: file.name }
  return (
    <li className={styles.row} data-state={state === 'sent' && status?.state === 'failed' ? 'failed' : state}>
      <div className={styles.what}>
        <span className={styles.name} dir="auto">
          {tag ? <Link to={`/classes/${encodeURIComponent(tag)}`}>{file.name}</Link> : file.name}
        </span>
        <span className={styles.note}>{note}</span>
        {state !== 'sent' && !isEmpty && (
          <progress className={styles.bar} max={1} value={shareOf(upload)}>
            <VisuallyHidden>{note}</VisuallyHidden>
          </progress>
        )}
      </div>
      <div className={styles.actions}>
        {state === 'waiting' && !isFirst && (
          <IconButton icon="chevron-up" label={t('uploads.moveUp', name)} onClick={() => moveUploadUp(id)} />
        )}
        {(state === 'sending' || state === 'waiting') && (
          <IconButton icon="pause" label={t('uploads.pause', name)} onClick={() => pauseUpload(id)} />
        )}
        {(state === 'paused' || (state === 'failed' && !isEmpty)) && (
          <IconButton icon="play" label={t('uploads.resume', name)} onClick={() => resumeUpload(id)} />
        )}
        <IconButton
          icon="close"
          label={t(state === 'sent' || isEmpty ? 'uploads.dismiss' : 'uploads.cancel', name)}
          onClick={() => void cancelUpload(id)}
        />
      </div>
    </li>
  )
}

function noteOn(t: Text, upload: Upload, status: VideoStatus | undefined): string {
  const { file, state, sentBytes, speed, problem, isChanged, isEmpty, isAway } = upload
  const percent = Math.floor(shareOf(upload) * 100)
  if (isAway && (state === 'sending' || state === 'waiting')) return t('uploads.away')
  switch (state) {
    case 'waiting':
      return t('uploads.waiting')
    case 'sending': {
      const sent = t('uploads.sending', { sent: bytesOf(sentBytes), all: bytesOf(file.size), percent })
      if (!speed) return sent
      return `${sent} · ${t('uploads.timeLeft', { minutes: Math.ceil((file.size - sentBytes) / speed / 60) })}`
    }
    case 'paused':
      return t('uploads.paused', { percent })
    case 'failed':
      if (isEmpty) return t('uploads.empty')
      return problem ? problemText(t, problem) : t(isChanged ? 'uploads.fileChanged' : 'uploads.failed')
    case 'sent': {
      // Before the server has looked at the file, the class may still be without a video.
      if (!status || status.state === 'none' || status.state === 'uploading') return t('uploads.sent')
      const { label, note } = videoStatusText(t, status)
      return status.state === 'failed' ? note : [label, note].filter(Boolean).join(' · ')
    }
  }
}

function shareOf({ file, sentBytes }: Upload): number {
  return file.size === 0 ? 0 : sentBytes / file.size
}
