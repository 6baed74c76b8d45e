import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { StudioClass } from '@upbeat/contract/studio/entities/class'
import { api } from '../../../lib/api/api.ts'
import { useAction } from '../../../lib/api/use-action.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { showToast } from '../../../lib/layout/toast-store.ts'
import { VersionsDialog } from '../../../lib/publishing/versions-dialog.tsx'
import { classQuery, classVersionsQuery } from '../class-queries.ts'

/** The earlier published versions, each of which can be restored as the draft. */
export function EarlierVersions({ shown, onClose }: { shown: StudioClass; onClose: () => void }) {
  const t = useText()
  const queryClient = useQueryClient()
  const { busy, run } = useAction()

  async function bringBack(version: number) {
    const done = await run(async () => {
      const params = { tag: shown.tag, version }
      queryClient.setQueryData(classQuery(shown.tag).queryKey, await api('bringBackClassVersion', { params }))
    })
    if (!done) return
    showToast(t('classes.broughtBack'))
    onClose()
  }

  return (
    <VersionsDialog
      busy={busy}
      current={shown.state === 'published' ? shown.version : undefined}
      detail={({ fields }) => <span dir="auto">{fields.name || t('classes.untitled')}</span>}
      empty={t('classes.noVersions')}
      isEdited={shown.hasChanges}
      onClose={onClose}
      onRestore={shown.mayEdit ? (version) => void bringBack(version) : undefined}
      query={useQuery(classVersionsQuery(shown.tag))}
      title={t('classes.versions')}
      words={{ restore: t('classes.bringBack'), restoreOf: (time) => t('classes.bringBackOf', { time }) }}
    />
  )
}
