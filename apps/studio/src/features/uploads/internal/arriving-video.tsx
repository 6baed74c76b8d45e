import type { ArrivingFile } from '@upbeat/contract/studio/entities/intake'
import { Button } from '@upbeat/ui/button.tsx'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { queryClient } from '../../../lib/api/query-client.ts'
import { reasonOf } from '../../../lib/api/studio-error.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { removePending } from '../pending-files.ts'
import { isInterrupted, type PendingUpload, usePendingUploads } from '../pending-uploads.ts'
import { UploadButton } from '../upload-button.tsx'
import { useUploadStore } from '../upload-store.ts'

type ArrivingVideoProps = {
  tag: string
  /** What the server has of it; null before it begins. */
  arriving: ArrivingFile | null
}

/** A file on its way to a class: how much is here, and what to do if its upload was interrupted (TAKE-02). */
export function ArrivingVideo({ tag, arriving }: ArrivingVideoProps) {
  const t = useText()
  const navigate = useNavigate()
  const { busy, run } = useAction()
  const isInTray = useUploadStore(({ uploads }) => uploads.some((one) => one.tag === tag && one.state !== 'sent'))
  const pending = usePendingUploads((state) => state.pending.find((one) => one.tag === tag))
  const mustChoose = !isInTray && (pending ? isInterrupted(pending) : arriving?.isInterrupted === true)

  async function cancel() {
    if (arriving) {
      const { endUpload } = await import('./sending/tus-upload.ts')
      await endUpload(arriving.id)
    } else if (pending && !pending.isReplacement) {
      await api('discardClass', { params: { tag }, body: { fileName: pending.name } })
    }
    removePending(tag)
    // A class that was made for this file went with it.
    const isGone = await api('getClassDraft', { params: { tag } }).then(
      () => false,
      (error: unknown) => reasonOf(error) === 'notFound',
    )
    if (isGone) await navigate('/classes', { replace: true })
    for (const kind of ['class', 'upload']) void queryClient.invalidateQueries({ queryKey: [kind] })
  }

  return (
    <section className={panel.panel}>
      <h2 className={panel.title}>{t('uploads.video')}</h2>
      <p role="status">{textOn(t, { isInTray, mustChoose, arriving, pending })}</p>
      {mustChoose && (
        <div className={panel.actions}>
          <UploadButton label={t('uploads.chooseVideo')} tag={tag} />
          <Button busy={busy} onClick={() => void run(cancel)} variant="secondary">
            {t('uploads.cancelUpload')}
          </Button>
        </div>
      )}
    </section>
  )
}

type Known = {
  isInTray: boolean
  mustChoose: boolean
  arriving: ArrivingFile | null
  pending: PendingUpload | undefined
}

function textOn(t: Text, { isInTray, mustChoose, arriving, pending }: Known): string {
  if (isInTray) return t('uploads.inTray')
  const percent = arriving ? Math.floor((arriving.received / arriving.bytes) * 100) : 0
  if (!mustChoose) return t('uploads.elsewhere', { percent })
  if (!arriving) return t('uploads.notBegun', { file: pending?.name ?? '' })
  return t('uploads.arrivedOf', { percent, file: arriving.fileName })
}
