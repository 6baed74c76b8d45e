import { useQueryClient } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { api } from '../../../lib/api.ts'
import { ScheduleDialog } from '../../../lib/schedule-dialog.tsx'
import { showToast } from '../../../lib/toast-store.ts'
import { useAction } from '../../../lib/use-action.ts'
import { useText } from '../../../lib/use-text.ts'
import { lookQuery, lookVersionsQuery } from '../look-query.ts'
import styles from './look-actions.module.css'
import { VersionsDialog } from './versions-dialog.tsx'

type LookActionsProps = {
  shown: StudioLook
  /** Saves what was changed last, so that what is published is what is shown. */
  beforeAction: () => Promise<void>
  /** Members see the draft from now on. */
  onPublished: () => void
}

/** Publishing, discarding and restoring. What can be taken back is not asked about first. */
export function LookActions({ shown, beforeAction, onPublished }: LookActionsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()
  const [dialog, setDialog] = useState<'schedule' | 'versions' | null>(null)

  function take(look: StudioLook) {
    queryClient.setQueryData(lookQuery.queryKey, look)
    void queryClient.invalidateQueries({ queryKey: lookVersionsQuery.queryKey })
  }

  async function act(
    work: () => Promise<StudioLook>,
    done: string,
    undo?: (before: StudioLook) => Promise<StudioLook>,
  ) {
    await run(async () => {
      await beforeAction()
      const before = queryClient.getQueryData(lookQuery.queryKey) ?? shown
      take(await work())
      showToast(done, undo ? { undo: () => void run(async () => take(await undo(before))) } : {})
    })
  }

  const publish = (at: string | null) => () => api('publishLook', { body: { at } })
  const restore = (version: number) => () => api('restoreLookVersion', { params: { version } })
  const publishNow = async () => {
    const look = await publish(null)()
    onPublished()
    return look
  }
  /** Members see the look before, and the draft is again what it was. */
  const unpublish = ({ version }: StudioLook) => restore(version)()

  return (
    <div className={styles.actions}>
      <Button
        busy={busy}
        disabled={!shown.hasChanges}
        onClick={() => void act(publishNow, t('look.published'), unpublish)}
      >
        {t(shown.publishAt === null ? 'look.publish' : 'look.publishNow')}
      </Button>
      <Menu trigger={<IconButton icon="more" label={t('look.moreActions')} />}>
        {shown.publishAt === null ? (
          <MenuItem onClick={() => setDialog('schedule')}>{t('look.schedule')}</MenuItem>
        ) : (
          <MenuItem onClick={() => void act(() => api('unscheduleLook'), t('look.unscheduled'))}>
            {t('look.unschedule')}
          </MenuItem>
        )}
        {shown.hasChanges && (
          <MenuItem onClick={() => void act(() => api('discardLook'), t('look.discarded'), putBack)}>
            {t('look.discard')}
          </MenuItem>
        )}
        <MenuItem onClick={() => setDialog('versions')}>{t('look.versions')}</MenuItem>
      </Menu>
      {dialog === 'schedule' && (
        <ScheduleDialog
          onChoose={(at) => {
            setDialog(null)
            void act(publish(at), t('look.scheduled'), () => api('unscheduleLook'))
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'versions' && (
        <VersionsDialog
          busy={busy}
          current={shown.version}
          onClose={() => setDialog(null)}
          onRestore={(version) => {
            setDialog(null)
            void act(restore(version), t('look.restored'), unpublish)
          }}
        />
      )}
    </div>
  )
}

/** Gives the draft the values back that were discarded. */
async function putBack({ fields, published }: StudioLook): Promise<StudioLook> {
  const changes = changedFields(published, fields).map((name) => {
    const field = name as keyof typeof fields
    return { field, base: published[field], value: fields[field] }
  })
  return (await api('saveLook', { body: { changes } })).look
}
