import { useQueryClient } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { isAllowed } from '@upbeat/rules/publishing/publishing-state'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { useLostFocus } from '../../../lib/focus/use-lost-focus.ts'
import { useUndoKey } from '../../../lib/focus/use-undo-key.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { ScheduleDialog } from '../../../lib/publishing/schedule-dialog.tsx'
import { useSavedAction } from '../../../lib/publishing/use-saved-action.ts'
import { classQuery } from '../class-queries.ts'
import styles from './class-actions.module.css'
import { EarlierVersions } from './earlier-versions.tsx'

type ClassActionsProps = {
  shown: StudioClass
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
}

/** Publishing and other actions on a class; undoable ones need no confirmation. */
export function ClassActions({ shown, flush }: ClassActionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { busy, run, runSaved } = useSavedAction(flush)
  const [dialog, setDialog] = useState<'schedule' | 'versions' | null>(null)
  const params = { tag: shown.tag }
  useUndoKey()
  const frame = useLostFocus<HTMLDivElement>(shown.state)

  function act(work: () => Promise<StudioClass>, done: string, undo?: () => Promise<StudioClass>) {
    return async () => {
      take(await work())
      const takeBack = undo && (() => void run(async () => take(await undo())))
      showToast(done, takeBack ? { undo: takeBack } : {})
    }
  }

  /** Actions that show members nothing of the draft, and so don't depend on what is saved. */
  async function actAnyway(...parts: Parameters<typeof act>) {
    await run(async () => {
      await flush()
      await act(...parts)()
    })
  }

  function take(changed: StudioClass) {
    queryClient.setQueryData(classQuery(shown.tag).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: ['class', 'list'] })
  }

  const publish = (at: string | null) => () => api('publishClass', { params, body: { at } })
  const unpublish = () => api('unpublishClass', { params })
  const wasOnAir = shown.state === 'published'
  const isReady = shown.checklist.required.length === 0
  const isNews = isReady && (!wasOnAir || shown.hasChanges)

  if (shown.state === 'bin') {
    return (
      <div className={styles.actions} ref={frame}>
        <Button
          busy={busy}
          onClick={() => void actAnyway(() => api('restoreClass', { params }), t('classes.restored'))}
        >
          {t('classes.restore')}
        </Button>
      </div>
    )
  }
  return (
    <div className={styles.actions} ref={frame}>
      <Button
        icon="eye"
        onClick={() => void runSaved(async () => navigate(`/preview?${new URLSearchParams({ class: shown.tag })}`))}
        variant="secondary"
      >
        {t('preview.title')}
      </Button>
      {shown.mayPublish && (
        <Button
          aria-disabled={!isNews}
          busy={busy}
          onClick={() =>
            isNews && void runSaved(act(publish(null), t('classes.published'), wasOnAir ? undefined : unpublish))
          }
        >
          {t(wasOnAir ? 'classes.publishChanges' : 'classes.publish')}
        </Button>
      )}
      <Menu trigger={<IconButton icon="more" label={t('classes.moreActions')} />}>
        {shown.mayPublish && isReady && (
          <MenuItem onClick={() => setDialog('schedule')}>{t('classes.schedule')}</MenuItem>
        )}
        {shown.mayPublish && isAllowed(shown.state, 'unpublish') && (
          <MenuItem onClick={() => void actAnyway(unpublish, t('classes.unpublished'), publish(null))}>
            {t('classes.unpublish')}
          </MenuItem>
        )}
        <MenuItem onClick={() => setDialog('versions')}>{t('classes.versions')}</MenuItem>
        {shown.mayEdit && (
          <MenuItem
            onClick={() =>
              void run(async () => {
                const copy = await api('duplicateClass', { params })
                await navigate(`/classes/${encodeURIComponent(copy.tag)}`)
                showToast(t('classes.duplicated'))
              })
            }
          >
            {t('classes.duplicate')}
          </MenuItem>
        )}
        {shown.mayEdit && (
          <MenuItem
            onClick={() =>
              void actAnyway(
                () => api('binClass', { params }),
                t('classes.binned'),
                () => api('restoreClass', { params }),
              )
            }
          >
            {t('classes.bin')}
          </MenuItem>
        )}
      </Menu>
      {dialog === 'schedule' && (
        <ScheduleDialog
          onChoose={(at) => {
            setDialog(null)
            void runSaved(act(publish(at), t('classes.scheduled'), shown.state === 'published' ? undefined : unpublish))
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'versions' && <EarlierVersions onClose={() => setDialog(null)} shown={shown} />}
    </div>
  )
}
