import type { VideoStatus } from '@upbeat/contract/studio/entities/intake'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useUnloadWarning } from '../../lib/forms/use-unload-warning.ts'
import { type Text, useText } from '../../lib/i18n/use-text.ts'
import { InterruptedUploads } from './internal/interrupted-uploads.tsx'
import { UploadRow } from './internal/upload-row.tsx'
import { useVideoStatuses } from './internal/use-video-statuses.ts'
import { isInterrupted, usePendingUploads } from './pending-uploads.ts'
import { pauseAllUploads, resumeAllUploads } from './send-uploads.ts'
import { removeUpload, type Upload, useUploadStore } from './upload-store.ts'
import styles from './upload-tray.module.css'

/** The uploads and what becomes of them, at the bottom of every page, if there are any (TAKE-01, TAKE-10). */
export function UploadTray() {
  const t = useText()
  const uploads = useUploadStore((state) => state.uploads)
  const interrupted = usePendingUploads(({ pending }) => pending).filter(isInterrupted)
  const statuses = useVideoStatuses(uploads.flatMap(({ state, tag }) => (state === 'sent' && tag ? tag : [])))
  // The list of classes tells how far each is, and the tray would cover its last rows.
  const isOnList = useLocation().pathname === '/classes'
  const isDone = interrupted.length === 0 && uploads.every(({ tag }) => statuses.get(tag ?? '')?.state === 'ready')
  const [opened, setOpen] = useState<boolean>()
  const isOpen = opened ?? !(isOnList || isDone)
  const left = uploads.filter(isLeft).length
  const paused = uploads.filter(({ state }) => state === 'paused').length
  const firstWaiting = uploads.find(({ state }) => state === 'waiting')?.id
  useUnloadWarning(left > 0)
  if (uploads.length === 0 && interrupted.length === 0) return null
  const mayClose = uploads.length > 0 && uploads.every(({ state, isEmpty }) => state === 'sent' || isEmpty)
  return (
    <section aria-label={t('uploads.title')} className={styles.tray} data-uploads>
      <header className={styles.head}>
        <p className={styles.title} role="status">
          {interrupted.length > 0 && left === 0
            ? t('uploads.interrupted', { count: interrupted.length })
            : titleOf(t, uploads, statuses)}
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
        {mayClose && (
          <IconButton
            icon="close"
            label={t('shell.close')}
            onClick={() => {
              for (const { id } of uploads) removeUpload(id)
            }}
          />
        )}
      </header>
      {isOpen && interrupted.length > 0 && <InterruptedUploads uploads={interrupted} />}
      {isOpen && uploads.length > 0 && (
        <ul className={styles.list}>
          {uploads.map((upload) => (
            <UploadRow
              isFirst={upload.id === firstWaiting}
              key={upload.id}
              status={statuses.get(upload.tag ?? '')}
              upload={upload}
            />
          ))}
        </ul>
      )}
    </section>
  )
}

function titleOf(t: Text, uploads: readonly Upload[], statuses: ReadonlyMap<string, VideoStatus>): string {
  const left = uploads.filter(isLeft).length
  if (left > 0) return t('uploads.left', { count: left })
  const found = uploads.map(({ tag }) => statuses.get(tag ?? '')?.state)
  const failed = uploads.filter(({ state }, at) => state === 'failed' || found[at] === 'failed').length
  if (failed > 0) return t('uploads.failedCount', { count: failed })
  const paused = uploads.filter(({ state }) => state === 'paused').length
  if (paused > 0) return t('uploads.left', { count: paused })
  const isReady = found.every((state) => state === 'ready')
  return t(isReady ? 'uploads.allReady' : 'uploads.allSent')
}

function isLeft({ state }: Upload): boolean {
  return state === 'waiting' || state === 'sending'
}
