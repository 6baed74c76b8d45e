import { Button } from '@upbeat/ui/button.tsx'
import { IconButton } from '@upbeat/ui/icon-button.tsx'
import { Menu, MenuItem } from '@upbeat/ui/menu.tsx'
import { type ReactNode, useState } from 'react'
import { useText } from '../i18n/use-text.ts'
import { showToast } from '../layout/toast-store.ts'
import styles from './draft-actions.module.css'
import type { SaveOutcome } from './save-outcome.ts'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { useSavedAction } from './use-saved-action.ts'

export type PublishedDraft = { hasChanges: boolean; publishAt: string | null; version: number }

type DraftActionsProps<Shown extends PublishedDraft> = {
  shown: Shown
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
  /** The draft as it is saved now. */
  current: () => Shown
  calls: {
    publish: (at: string | null) => Promise<Shown>
    unschedule: () => Promise<Shown>
    discard: () => Promise<Shown>
    /** Restores the discarded values in the draft. */
    putBack: (before: Shown) => Promise<Shown>
    restore: (version: number) => Promise<Shown>
  }
  /** Updates the cache with a call's reply. */
  onChange: (after: Shown) => void
  /** Texts of notices for this kind of object. */
  words: { published: string; scheduled: string; restored: string; versions: string }
  /** Lists the earlier versions, which `restore` makes the draft again. */
  versions: (parts: { busy: boolean; restore: (version: number) => void; close: () => void }) => ReactNode
}

/** Publishing, discarding and restoring a draft. Undoable actions need no confirmation. */
export function DraftActions<Shown extends PublishedDraft>(props: DraftActionsProps<Shown>) {
  const { shown, flush, current, calls, onChange, words, versions } = props
  const t = useText()
  const { busy, run, runSaved } = useSavedAction(flush)
  const [dialog, setDialog] = useState<'schedule' | 'versions' | null>(null)
  const close = () => setDialog(null)

  async function act(work: () => Promise<Shown>, done: string, undo?: (before: Shown) => Promise<Shown>) {
    await runSaved(async () => {
      const before = current()
      onChange(await work())
      showToast(done, undo ? { undo: () => void run(async () => onChange(await undo(before))) } : {})
    })
  }

  /** Restores the previously published version and the draft. */
  const unpublish = ({ version }: Shown) => calls.restore(version)

  return (
    <div className={styles.actions}>
      <Button
        // Not `disabled`: the button would lose focus after publishing.
        aria-disabled={!shown.hasChanges}
        busy={busy}
        onClick={() => shown.hasChanges && void act(() => calls.publish(null), words.published, unpublish)}
      >
        {t(shown.publishAt === null ? 'look.publish' : 'look.publishNow')}
      </Button>
      <Menu trigger={<IconButton icon="more" label={t('look.moreActions')} />}>
        {shown.publishAt === null && shown.hasChanges && (
          <MenuItem onClick={() => setDialog('schedule')}>{t('look.schedule')}</MenuItem>
        )}
        {shown.publishAt !== null && (
          <MenuItem onClick={() => void act(calls.unschedule, t('look.unscheduled'))}>{t('look.unschedule')}</MenuItem>
        )}
        {shown.hasChanges && (
          <MenuItem onClick={() => void act(calls.discard, t('look.discarded'), calls.putBack)}>
            {t('look.discard')}
          </MenuItem>
        )}
        <MenuItem onClick={() => setDialog('versions')}>{words.versions}</MenuItem>
      </Menu>
      {dialog === 'schedule' && (
        <ScheduleDialog
          onChoose={(at) => {
            close()
            void act(() => calls.publish(at), words.scheduled, calls.unschedule)
          }}
          onClose={close}
          words={{ title: t('look.scheduleTitle'), from: t('look.publishFrom') }}
        />
      )}
      {dialog === 'versions' &&
        versions({
          busy,
          close,
          restore: (version) => {
            close()
            void act(() => calls.restore(version), words.restored, unpublish)
          },
        })}
    </div>
  )
}
