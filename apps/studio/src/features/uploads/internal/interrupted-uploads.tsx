import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Link } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { removePending } from '../pending-files.ts'
import type { PendingUpload } from '../pending-uploads.ts'
import { UploadButton } from '../upload-button.tsx'
import styles from '../upload-tray.module.css'
import { endUpload } from './sending/tus-upload.ts'
import { useVideoStatuses } from './use-video-statuses.ts'

/** The uploads that a reload or crash of this browser interrupted; the same files continue where they stopped (TAKE-02). */
export function InterruptedUploads({ uploads }: { uploads: readonly PendingUpload[] }) {
  const t = useText()
  const { busy, run } = useAction()
  const statuses = useVideoStatuses(uploads.map(({ tag }) => tag))

  async function cancel({ tag, name, isReplacement }: PendingUpload) {
    const { arriving } = await api('getClassMedia', { params: { tag } })
    if (arriving) await endUpload(arriving.id)
    else if (!isReplacement) await api('discardClass', { params: { tag }, body: { fileName: name } })
    removePending(tag)
    await queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
  }

  return (
    <>
      <ul className={styles.list}>
        {uploads.map((upload) => {
          const { tag, name } = upload
          const percent = Math.floor((statuses.get(tag)?.progress ?? 0) * 100)
          return (
            <li className={styles.row} data-state="interrupted" key={tag}>
              <div className={styles.what}>
                <span className={styles.name} dir="auto">
                  <Link to={`/classes/${encodeURIComponent(tag)}`}>{name}</Link>
                </span>
                <span className={styles.note}>{t('uploads.arrived', { percent })}</span>
              </div>
              <IconButton
                disabled={busy}
                icon="close"
                label={t('uploads.cancel', { file: name })}
                onClick={() => void run(() => cancel(upload))}
              />
            </li>
          )
        })}
      </ul>
      <div className={styles.choose}>
        <UploadButton label={t('uploads.chooseAgain')} variant="primary" />
      </div>
    </>
  )
}
