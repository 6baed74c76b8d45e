import { useQuery } from '@tanstack/react-query'
import type { Curation } from '@upbeat/contract/studio/entities/curation'
import { useText } from '../../../lib/i18n/use-text.ts'
import { VersionsDialog } from '../../../lib/publishing/versions-dialog.tsx'
import { curationVersionsQuery } from '../curation-query.ts'

type EarlierVersionsProps = {
  shown: Curation
  busy: boolean
  onBringBack: (version: number) => void
  onClose: () => void
}

/** The earlier published versions, each of which can be restored as the draft. */
export function EarlierVersions({ shown, busy, onBringBack, onClose }: EarlierVersionsProps) {
  const t = useText()
  return (
    <VersionsDialog
      busy={busy}
      current={shown.state === 'published' ? shown.version : undefined}
      detail={({ name }) => <span dir="auto">{name}</span>}
      empty={t('curation.noVersions')}
      isEdited={shown.hasChanges}
      onClose={onClose}
      onRestore={onBringBack}
      query={useQuery(curationVersionsQuery(shown.kind, shown.id))}
      title={t('curation.versions')}
      words={{ restore: t('curation.bringBack'), restoreOf: (time) => t('curation.bringBackOf', { time }) }}
    />
  )
}
