import { useQueryClient } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { useState } from 'react'
import { useReach } from '../../../lib/api/session.ts'
import { ConfirmDialog } from '../../../lib/forms/confirm-dialog.tsx'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { bytesOf } from '../../../lib/media/bytes-of.ts'
import { type StorageFigures, storageQuery } from '../storage-query.ts'
import { deleteSources } from './delete-sources.ts'

/** The space that can be freed without affecting members, with a button. */
export function FreeSpace({ figures }: { figures: StorageFigures }) {
  const t = useText()
  const queryClient = useQueryClient()
  const mayDelete = useReach('classes.delete') !== null
  const [isAsking, setAsking] = useState(false)
  const withSource = figures.classes.filter(({ source, isSourceNeeded }) => source > 0 && !isSourceNeeded)
  const stillNeeded = figures.classes.filter(({ isSourceNeeded }) => isSourceNeeded).length
  const bytes = withSource.reduce((sum, { source }) => sum + source, 0)
  const replaced = figures.classes.filter(({ replacedAt }) => replacedAt !== null)
  const expiring = replaced.reduce((sum, { renditions }) => sum + renditions, 0)

  async function free() {
    const { needed } = await deleteSources(withSource)
    await queryClient.invalidateQueries({ queryKey: storageQuery.queryKey })
    if (needed > 0) showToast(t('storage.stillNeeded', { count: needed }), { tone: 'info' })
  }

  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title}>{t('storage.freeTitle')}</h2>
        {mayDelete && withSource.length > 0 && (
          <Button onClick={() => setAsking(true)} size="small" variant="secondary">
            {t('storage.freeAction', { bytes: bytesOf(bytes) })}
          </Button>
        )}
      </div>
      <p className={panel.text}>
        {withSource.length > 0
          ? t('storage.freeText', { count: withSource.length, bytes: bytesOf(bytes) })
          : stillNeeded === 0 && t('storage.nothingToFree')}
        {withSource.length > 0 && !mayDelete && ` ${t('storage.ownersOnly')}`}
      </p>
      {stillNeeded > 0 && <p className={panel.text}>{t('storage.stillNeeded', { count: stillNeeded })}</p>}
      {replaced.length > 0 && (
        <p className={panel.text}>{t('storage.expiring', { count: replaced.length, bytes: bytesOf(expiring) })}</p>
      )}
      {isAsking && (
        <ConfirmDialog
          action={t('storage.deleteSources')}
          done={t('storage.deleted')}
          isDangerous
          onClose={() => setAsking(false)}
          text={t('storage.deleteText')}
          title={t('storage.deleteTitle', { count: withSource.length })}
          work={free}
        />
      )}
    </section>
  )
}
