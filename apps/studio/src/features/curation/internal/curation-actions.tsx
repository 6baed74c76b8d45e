import { useQueryClient } from '@tanstack/react-query'
import type { Curation } from '@upbeat/contract/studio/entities/curation'
import { isAllowed } from '@upbeat/rules/publishing/publishing-state'
import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { api } from '../../../lib/api/api.ts'
import { useReach } from '../../../lib/api/session.ts'
import { useLostFocus } from '../../../lib/focus/use-lost-focus.ts'
import { useUndoKey } from '../../../lib/focus/use-undo-key.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { ScheduleDialog } from '../../../lib/publishing/schedule-dialog.tsx'
import { useSavedAction } from '../../../lib/publishing/use-saved-action.ts'
import { curationQuery } from '../curation-query.ts'
import { DeleteCategoryDialog } from './delete-category-dialog.tsx'
import { EarlierVersions } from './earlier-versions.tsx'
import styles from './editor.module.css'

type CurationActionsProps = {
  shown: Curation
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
}

/** Publishing and other actions; undoable ones need no confirmation. */
export function CurationActions({ shown, flush }: CurationActionsProps) {
  const t = useText()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { busy, run, runSaved } = useSavedAction(flush)
  const mayEdit = useReach('collections.edit') !== null
  const [dialog, setDialog] = useState<'schedule' | 'versions' | 'delete' | null>(null)
  const { kind, id, state } = shown
  const params = { kind, id }
  useUndoKey()
  const frame = useLostFocus<HTMLDivElement>(state)
  const isOnAir = state === 'published'
  const isReady = shown.fields.name.trim() !== '' && (!isOnAir || shown.hasChanges)

  function take(changed: Curation) {
    queryClient.setQueryData(curationQuery(kind, id).queryKey, changed)
    void queryClient.invalidateQueries({ queryKey: [kind] })
    if (kind === 'category') void queryClient.invalidateQueries({ queryKey: ['class'] })
  }

  function act(work: () => Promise<Curation>, done: string, undo?: () => Promise<Curation>) {
    return async () => {
      take(await work())
      showToast(done, undo ? { undo: () => void run(async () => take(await undo())) } : {})
    }
  }

  /** Actions that show members nothing of the draft, and so don't depend on what is saved. */
  async function actAnyway(...parts: Parameters<typeof act>) {
    await run(async () => {
      await flush()
      await act(...parts)()
    })
  }

  const publish = (at: string | null) => () => api('publishCuration', { params, body: { at } })
  const unpublish = () => api('unpublishCuration', { params })
  const unschedule = () => api('unscheduleCuration', { params })
  const bin = (moveTo?: string) => () => api('binCuration', { params, query: moveTo === undefined ? {} : { moveTo } })
  const restore = () => api('restoreCuration', { params })

  if (state === 'bin') {
    return mayEdit ? (
      <div className={styles.actions} ref={frame}>
        <Button busy={busy} onClick={() => void actAnyway(restore, t('curation.restored'))}>
          {t('curation.restore')}
        </Button>
      </div>
    ) : null
  }
  return (
    <div className={styles.actions} ref={frame}>
      <Button icon="eye" onClick={() => void runSaved(async () => navigate('/preview?home'))} variant="secondary">
        {t('preview.title')}
      </Button>
      {mayEdit && (
        <Button
          aria-disabled={!isReady}
          busy={busy}
          onClick={() =>
            isReady && void runSaved(act(publish(null), t('curation.published'), isOnAir ? undefined : unpublish))
          }
        >
          {t(isOnAir ? 'curation.publishChanges' : 'curation.publish')}
        </Button>
      )}
      {mayEdit && (
        <Menu trigger={<IconButton icon="more" label={t('curation.more')} />}>
          {shown.publishAt === null ? (
            <MenuItem onClick={() => setDialog('schedule')}>{t('curation.schedule')}</MenuItem>
          ) : (
            <MenuItem onClick={() => void actAnyway(unschedule, t('curation.unscheduled'))}>
              {t('curation.unschedule')}
            </MenuItem>
          )}
          {isAllowed(state, 'unpublish') && isOnAir && (
            <MenuItem onClick={() => void actAnyway(unpublish, t('curation.unpublished'), publish(null))}>
              {t('curation.unpublish')}
            </MenuItem>
          )}
          <MenuItem onClick={() => setDialog('versions')}>{t('curation.versions')}</MenuItem>
          <MenuItem
            onClick={() => {
              if (kind === 'category' && shown.classCount > 0) setDialog('delete')
              else void actAnyway(bin(), t('curation.binDone'), restore)
            }}
          >
            {t('curation.bin')}
          </MenuItem>
        </Menu>
      )}
      {dialog === 'schedule' && (
        <ScheduleDialog
          onChoose={(at) => {
            setDialog(null)
            void runSaved(act(publish(at), t('curation.scheduled'), unschedule))
          }}
          onClose={() => setDialog(null)}
        />
      )}
      {dialog === 'versions' && (
        <EarlierVersions
          busy={busy}
          onBringBack={(version) => {
            setDialog(null)
            const wanted = { ...params, version }
            void runSaved(act(() => api('bringBackCurationVersion', { params: wanted }), t('curation.broughtBack')))
          }}
          onClose={() => setDialog(null)}
          shown={shown}
        />
      )}
      {dialog === 'delete' && (
        <DeleteCategoryDialog
          busy={busy}
          classCount={shown.classCount}
          id={id}
          name={shown.fields.name}
          onClose={() => setDialog(null)}
          onDelete={(moveTo) => {
            setDialog(null)
            void actAnyway(bin(moveTo), t('curation.binDone'), restore)
          }}
        />
      )}
    </div>
  )
}
