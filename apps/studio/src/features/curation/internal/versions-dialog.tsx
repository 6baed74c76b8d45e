import { useQuery } from '@tanstack/react-query'
import type { Curation } from '@upbeat/contract/studio/entities/curation'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { QueryStates } from '../../../lib/query-states.tsx'
import rows from '../../../lib/rows.module.css'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import { curationVersionsQuery } from '../curation-query.ts'

type VersionsDialogProps = {
  shown: Curation
  busy: boolean
  onBringBack: (version: number) => void
  onClose: () => void
}

/** What members have seen before, each of which can become the draft again. */
export function VersionsDialog({ shown, busy, onBringBack, onClose }: VersionsDialogProps) {
  const t = useText()
  const times = useTimes()
  return (
    <Dialog
      closeLabel={t('shell.close')}
      onOpenChange={(open) => open || onClose()}
      open
      title={t('curation.versions')}
    >
      <QueryStates height="8rem" query={useQuery(curationVersionsQuery(shown.kind, shown.id))}>
        {(versions) =>
          versions.length === 0 ? (
            <p>{t('curation.noVersions')}</p>
          ) : (
            <ul className={rows.rows}>
              {versions.map(({ version, publishedAt, name }) => (
                <li className={rows.row} key={version}>
                  <span className={rows.what}>
                    <span className={rows.name}>{times.moment(publishedAt)}</span>
                    <span className={rows.note} dir="auto">
                      {name}
                    </span>
                  </span>
                  <Button
                    aria-label={t('curation.bringBackOf', { time: times.moment(publishedAt) })}
                    busy={busy}
                    onClick={() => onBringBack(version)}
                    size="small"
                    variant="secondary"
                  >
                    {t('curation.bringBack')}
                  </Button>
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Dialog>
  )
}
