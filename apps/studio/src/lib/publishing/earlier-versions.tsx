import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query'
import { Button } from '@upbeat/ui/button.tsx'
import { Dialog } from '@upbeat/ui/dialog.tsx'
import type { ReactNode } from 'react'
import { QueryStates } from '../api/query-states.tsx'
import { useText } from '../i18n/use-text.ts'
import { useTimes } from '../i18n/use-times.ts'
import rows from '../layout/rows.module.css'
import { type PublishingKind, wordsOfKind } from './publishing-kinds.ts'
import type { PublishedEntity } from './use-publishing.ts'

export type Version = { version: number; publishedAt: string }
export type Versions<V extends Version, Key extends QueryKey> = {
  query: UseQueryOptions<V[], Error, V[], Key>
  /** What distinguishes a version, besides its time. */
  detail: (version: V) => ReactNode
}
type EarlierVersionsProps<V extends Version, Key extends QueryKey> = {
  kind: PublishingKind
  entity: PublishedEntity
  versions: Versions<V, Key>
  busy: boolean
  /** Omitted for read-only users. */
  onRestore?: ((version: number) => void) | undefined
  /** Whether the published version is offered too, while the draft differs from it. */
  offersCurrent: boolean
  onClose: () => void
}

/** All published versions of an object, each of which can be restored. */
export function EarlierVersions<V extends Version, Key extends QueryKey>(props: EarlierVersionsProps<V, Key>) {
  const { kind, entity, versions, busy, onRestore, offersCurrent, onClose } = props
  const t = useText()
  const times = useTimes()
  const words = wordsOfKind[kind]
  const current = entity.state === 'published' ? entity.version : undefined
  const isOffered = (version: number) => version !== current || (offersCurrent && entity.hasChanges)
  return (
    <Dialog closeLabel={t('shell.close')} onOpenChange={(open) => !open && onClose()} open title={t(words.versions)}>
      <QueryStates height="8rem" query={useQuery(versions.query)}>
        {(all) =>
          all.length === 0 ? (
            <p>{t(words.noVersions)}</p>
          ) : (
            <ul className={rows.rows}>
              {all.map((version) => (
                <li className={rows.row} key={version.version}>
                  <span className={rows.what}>
                    <span className={rows.name}>{times.moment(version.publishedAt)}</span>
                    <span className={rows.note}>{versions.detail(version)}</span>
                  </span>
                  {version.version === current && <span className={rows.note}>{t('look.current')}</span>}
                  {isOffered(version.version) && onRestore && (
                    <Button
                      aria-label={t(words.restoreVersionOf, { time: times.moment(version.publishedAt) })}
                      busy={busy}
                      onClick={() => onRestore(version.version)}
                      size="small"
                      variant="secondary"
                    >
                      {t(words.restoreVersion)}
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
