import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { QueryStates, type QueryStatesProps } from '../api/query-states.tsx'
import { useText } from '../i18n/use-text.ts'
import { useTimes } from '../i18n/use-times.ts'
import rows from '../layout/rows.module.css'

type Version = { version: number; publishedAt: string }
type VersionsDialogProps<V extends Version> = {
  title: string
  query: QueryStatesProps<readonly V[]>['query']
  /** The published version. It is offered only if the draft differs from it. */
  current?: number | undefined
  isEdited?: boolean
  busy: boolean
  /** Omitted for read-only users. */
  onRestore?: ((version: number) => void) | undefined
  /** Label of the restore button, alone and with a version's time. */
  words?: { restore: string; restoreOf: (time: string) => string }
  /** Text for an object that was never published. */
  empty?: string
  onClose: () => void
  /** What distinguishes a version, besides its time. */
  detail: (version: V) => ReactNode
}

/** All published versions of an object, each of which can be restored. */
export function VersionsDialog<V extends Version>(props: VersionsDialogProps<V>) {
  const { title, query, current, isEdited = false, busy, onRestore, words, empty, onClose, detail } = props
  const t = useText()
  const times = useTimes()
  const restoreOf = words?.restoreOf ?? ((time: string) => t('texts.restoreOf', { time }))
  return (
    <Dialog closeLabel={t('shell.close')} onOpenChange={(open) => !open && onClose()} open title={title}>
      <QueryStates height="8rem" query={query}>
        {(versions) =>
          versions.length === 0 ? (
            <p>{empty}</p>
          ) : (
            <ul className={rows.rows}>
              {versions.map((version) => (
                <li className={rows.row} key={version.version}>
                  <span className={rows.what}>
                    <span className={rows.name}>{times.moment(version.publishedAt)}</span>
                    <span className={rows.note}>{detail(version)}</span>
                  </span>
                  {version.version === current && <span className={rows.note}>{t('look.current')}</span>}
                  {(version.version !== current || isEdited) && onRestore && (
                    <Button
                      aria-label={restoreOf(times.moment(version.publishedAt))}
                      busy={busy}
                      onClick={() => onRestore(version.version)}
                      size="small"
                      variant="secondary"
                    >
                      {words?.restore ?? t('look.restore')}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </QueryStates>
    </Dialog>
  )
}
