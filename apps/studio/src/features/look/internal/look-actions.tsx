import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StudioLook } from '@upbeat/contract/studio/entities/look'
import { changedFields } from '@upbeat/rules/publishing/merge-changes'
import { colourNames } from '@upbeat/rules/theme/club-colours'
import { api } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { DraftActions } from '../../../lib/publishing/draft-actions.tsx'
import type { SaveOutcome } from '../../../lib/publishing/save-outcome.ts'
import { VersionsDialog } from '../../../lib/publishing/versions-dialog.tsx'
import { lookQuery, lookVersionsQuery } from '../look-query.ts'
import styles from './look-actions.module.css'

type LookActionsProps = {
  shown: StudioLook
  /** Saves pending input, so that what is published is what is shown. */
  flush: () => Promise<SaveOutcome>
  /** Called after the draft was published. */
  onPublished: () => void
}

/** Publishes the look, now or later, and restores earlier versions (LOOK-01). */
export function LookActions({ shown, flush, onPublished }: LookActionsProps) {
  const t = useText()
  const queryClient = useQueryClient()
  const words = {
    published: t('look.published'),
    scheduled: t('look.scheduled'),
    restored: t('look.restored'),
    versions: t('look.versions'),
  }

  function take(look: StudioLook) {
    queryClient.setQueryData(lookQuery.queryKey, look)
    void queryClient.invalidateQueries({ queryKey: lookVersionsQuery.queryKey })
  }

  async function publish(at: string | null) {
    const look = await api('publishLook', { body: { at } })
    if (at === null) onPublished()
    return look
  }

  return (
    <DraftActions
      calls={{
        publish,
        unschedule: () => api('unscheduleLook'),
        discard: () => api('discardLook'),
        putBack,
        restore: (version) => api('restoreLookVersion', { params: { version } }),
      }}
      current={() => queryClient.getQueryData(lookQuery.queryKey) ?? shown}
      flush={flush}
      onChange={take}
      shown={shown}
      versions={({ busy, restore, close }) => (
        <EarlierLooks busy={busy} current={shown.version} onClose={close} onRestore={restore} />
      )}
      words={words}
    />
  )
}

type EarlierLooksProps = { current: number; busy: boolean; onRestore: (version: number) => void; onClose: () => void }

function EarlierLooks(dialog: EarlierLooksProps) {
  const t = useText()
  return (
    <VersionsDialog
      {...dialog}
      detail={({ fields }) => (
        <span aria-hidden="true" className={styles.colours}>
          {colourNames.map((name) => (
            <span className={styles.colour} key={name} style={{ backgroundColor: fields[name] }} />
          ))}
        </span>
      )}
      query={useQuery(lookVersionsQuery)}
      title={t('look.versions')}
    />
  )
}

/** Restores the discarded values in the draft. */
async function putBack({ fields, published }: StudioLook): Promise<StudioLook> {
  const changes = changedFields(published, fields).map((name) => {
    const field = name as keyof typeof fields
    return { field, base: published[field], value: fields[field] }
  })
  return (await api('saveLook', { body: { changes } })).look
}
