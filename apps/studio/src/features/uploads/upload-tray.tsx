import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { bytesOf } from '../../lib/bytes-of.ts'
import { problemText } from '../../lib/problem-key.ts'
import { useText } from '../../lib/use-text.ts'
import { useUnloadWarning } from '../../lib/use-unload-warning.ts'
import { cancelUpload, pauseAllUploads, pauseUpload, resumeAllUploads, resumeUpload } from './send-uploads.ts'
import { moveUploadUp, removeUpload, type Upload, useUploadStore } from './upload-store.ts'
import styles from './upload-tray.module.css'

/** The uploads, at the bottom of every page, if there are any (TAKE-01). */
export function UploadTray() {
  const t = useText()
  const uploads = useUploadStore((state) => state.uploads)
  const [isOpen, setOpen] = useState(true)
  const left = uploads.filter(({ state }) => state === 'waiting' || state === 'sending').length
  const paused = uploads.filter(({ state }) => state === 'paused').length
  const firstWaiting = uploads.find(({ state }) => state === 'waiting')?.id
  useUnloadWarning(left > 0)
  if (uploads.length === 0) return null
  const isDone = uploads.every(({ state }) => state === 'sent')
  const title = isDone ? t('uploads.allSent') : t('uploads.left', { count: left })
  return (
    <section aria-label={t('uploads.title')} className={styles.tray} data-uploads>
      <header className={styles.head}>
        <p className={styles.title} role="status">
          {title}
        </p>
        {left > 1 && <IconButton icon="pause" label={t('uploads.pauseAll')} onClick={pauseAllUploads} />}
        {left === 0 && paused > 1 && (
          <IconButton icon="play" label={t('uploads.resumeAll')} onClick={resumeAllUploads} />
        )}
        <IconButton
          aria-expanded={isOpen}
          icon={isOpen ? 'chevron-down' : 'chevron-up'}
          label={t(isOpen ? 'uploads.hide' : 'uploads.show')}
          onClick={() => setOpen(!isOpen)}
        />
        {isDone && (
          <IconButton
            icon="close"
            label={t('shell.close')}
            onClick={() => {
              for (const { id } of uploads) removeUpload(id)
            }}
          />
        )}
      </header>
      {isOpen && (
        <ul className={styles.list}>
          {uploads.map((upload) => (
            <UploadRow isFirst={upload.id === firstWaiting} key={upload.id} upload={upload} />
          ))}
        </ul>
      )}
    </section>
  )
}

function UploadRow({ upload, isFirst }: { upload: Upload; isFirst: boolean }) {
  const t = useText()
  const { id, file, tag, state, sentBytes, speed, problem, isChanged } = upload
  const share = file.size === 0 ? 0 : sentBytes / file.size
  const secondsLeft = speed ? Math.ceil((file.size - sentBytes) / speed) : null
  const name = { file: file.name }
  const notes = {
    waiting: () => t('uploads.waiting'),
    sending: () =>
      t('uploads.sending', { sent: bytesOf(sentBytes), all: bytesOf(file.size), percent: Math.floor(share * 100) }),
    paused: () => t('uploads.paused', { percent: Math.floor(share * 100) }),
    sent: () => t('uploads.sent'),
    failed: () => (problem ? problemText(t, problem) : t(isChanged ? 'uploads.fileChanged' : 'uploads.failed')),
  }
  return (
    <li className={styles.row} data-state={state}>
      <div className={styles.what}>
        <span className={styles.name} dir="auto">
          {tag ? <Link to={`/classes/${encodeURIComponent(tag)}`}>{file.name}</Link> : file.name}
        </span>
        <span className={styles.note}>
          {notes[state]()}
          {state === 'sending' &&
            secondsLeft !== null &&
            ` · ${t('uploads.timeLeft', { minutes: Math.ceil(secondsLeft / 60) })}`}
        </span>
        <progress className={styles.bar} max={1} value={share}>
          <VisuallyHidden>{notes[state]()}</VisuallyHidden>
        </progress>
      </div>
      <div className={styles.actions}>
        {state === 'waiting' && !isFirst && (
          <IconButton icon="chevron-up" label={t('uploads.moveUp', name)} onClick={() => moveUploadUp(id)} />
        )}
        {(state === 'sending' || state === 'waiting') && (
          <IconButton icon="pause" label={t('uploads.pause', name)} onClick={() => pauseUpload(id)} />
        )}
        {(state === 'paused' || state === 'failed') && (
          <IconButton icon="play" label={t('uploads.resume', name)} onClick={() => resumeUpload(id)} />
        )}
        <IconButton
          icon="close"
          label={t(state === 'sent' ? 'uploads.dismiss' : 'uploads.cancel', name)}
          onClick={() => void cancelUpload(id)}
        />
      </div>
    </li>
  )
}
