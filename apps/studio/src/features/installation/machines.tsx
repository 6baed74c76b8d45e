import { useQuery } from '@tanstack/react-query'
import type { Installation } from '@upbeat/contract/studio/entities/installation'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useId } from 'react'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import table from '../../lib/layout/record-table.module.css'
import { bytesOf } from '../../lib/media/bytes-of.ts'
import { machinesQuery } from './installation-queries.ts'
import { ProcessTable } from './internal/process-table.tsx'
import { VersionSkew } from './internal/version-skew.tsx'

/** Servers and workers, their versions, and the disk (PLAT-01). */
export function Machines() {
  const t = useText()
  return (
    <QueryStates height="30rem" query={useQuery(machinesQuery)}>
      {(installation) => (
        <>
          <Versions installation={installation} />
          <VersionSkew processes={installation.processes} />
          {installation.processes.length === 0 ? (
            <EmptyState
              icon="settings"
              text={t('installation.noProcessesText')}
              title={t('installation.noProcesses')}
            />
          ) : (
            <ProcessTable processes={installation.processes} />
          )}
        </>
      )}
    </QueryStates>
  )
}

function Versions({ installation: { versions, disk } }: { installation: Installation }) {
  const t = useText()
  const id = useId()
  const figures: [name: string, value: string][] = [
    [t('installation.version'), versions.server],
    ['Node', versions.node],
    [t(versions.engine === 'embedded' ? 'installation.embedded' : 'installation.postgresql'), versions.database],
    [t('installation.migration'), versions.migration],
  ]
  if (disk)
    figures.push(
      [t('installation.diskFree'), t('installation.freeOf', { free: bytesOf(disk.free), total: bytesOf(disk.total) })],
      [t('installation.diskReserved'), bytesOf(disk.reserved)],
    )
  return (
    <section aria-labelledby={id} className={panel.panel}>
      <h2 className={panel.title} id={id}>
        {t('installation.thisServer')}
      </h2>
      <dl className={table.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
