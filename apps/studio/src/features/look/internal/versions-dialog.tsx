import { useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import { QueryStates } from '../../../lib/query-states.tsx'
import rows from '../../../lib/rows.module.css'
import { useText } from '../../../lib/use-text.ts'
import { useTimes } from '../../../lib/use-times.ts'
import { lookVersionsQuery } from '../look-query.ts'
import { colourNames } from './colours-of.ts'
import styles from './versions-dialog.module.css'

type VersionsDialogProps = { current: number; busy: boolean; onRestore: (version: number) => void; onClose: () => void }

/** Every look that members have seen, each of which one click brings back. */
export function VersionsDialog({ current, busy, onRestore, onClose }: VersionsDialogProps) {
  const t = useText()
  const times = useTimes()
  return (
    <Dialog closeLabel={t('shell.close')} onOpenChange={(open) => !open && onClose()} open title={t('look.versions')}>
      <QueryStates height="8rem" query={useQuery(lookVersionsQuery)}>
        {(versions) => (
          <ul className={rows.rows}>
            {versions.map(({ version, publishedAt, fields }) => (
              <li className={rows.row} key={version}>
                <span aria-hidden="true" className={styles.colours}>
                  {colourNames.map((name) => (
                    <span className={styles.colour} key={name} style={{ backgroundColor: fields[name] }} />
                  ))}
                </span>
                <span className={rows.what}>
                  <span className={rows.name}>{times.moment(publishedAt)}</span>
                  {version === current && <span className={rows.note}>{t('look.current')}</span>}
                </span>
                {version !== current && (
                  <Button
                    aria-label={t('look.restoreOf', { time: times.moment(publishedAt) })}
                    busy={busy}
                    onClick={() => onRestore(version)}
                    size="small"
                    variant="secondary"
                  >
                    {t('look.restore')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </QueryStates>
    </Dialog>
  )
}
