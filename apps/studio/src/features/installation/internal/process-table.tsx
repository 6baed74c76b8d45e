import type { Installation } from '@upbeat/contract/studio/entities/installation'
import { useNow } from '../../../lib/i18n/use-now.ts'
import { useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { DotBadge } from '../../../lib/layout/dot-badge.tsx'
import table from '../../../lib/layout/record-table.module.css'
import { useKindName } from './use-kind-name.ts'

type Process = Installation['processes'][number]

/** Every process that sends heartbeats. On a phone each is a card. */
export function ProcessTable({ processes }: { processes: readonly Process[] }) {
  const t = useText()
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('installation.machine')}</th>
            <th scope="col">{t('installation.state')}</th>
            <th scope="col">{t('installation.version')}</th>
            <th scope="col">{t('installation.since')}</th>
            <th scope="col">{t('installation.doing')}</th>
          </tr>
        </thead>
        <tbody>
          {processes.map((process) => (
            <ProcessRow key={process.id} process={process} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function ProcessRow({ process }: { process: Process }) {
  const t = useText()
  const times = useTimes()
  const now = useNow()
  const nameOf = useKindName()
  const { host, kind, version, startedAt, seenAt, isSilent, doing } = process
  return (
    <tr>
      <th scope="row">
        <span className={table.name} dir="ltr">
          {host}
        </span>
        <span className={table.address}>
          {t(kind === 'server' ? 'installation.kindServer' : 'installation.kindWorker')}
        </span>
      </th>
      <td>
        <DotBadge tone={isSilent ? 'danger' : 'success'}>
          {isSilent ? t('installation.silentSince', { when: times.ago(seenAt, now) }) : t('installation.alive')}
        </DotBadge>
      </td>
      <td data-label={t('installation.version')}>{version}</td>
      <td data-label={t('installation.since')}>{times.moment(startedAt)}</td>
      <td className={table.sentence} data-label={t('installation.doing')}>
        {doing.length === 0
          ? t('installation.doingNothing')
          : doing.map(({ club, step }) => `${nameOf(step)} (${club})`).join(', ')}
      </td>
    </tr>
  )
}
