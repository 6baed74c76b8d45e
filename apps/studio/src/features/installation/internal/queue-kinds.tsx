import type { Queue } from '@upbeat/contract/studio/entities/installation'
import { useText } from '../../../lib/i18n/use-text.ts'
import panel from '../../../lib/layout/panel.module.css'
import table from '../../../lib/layout/record-table.module.css'
import { useDuration } from './use-duration.ts'
import { useKindName } from './use-kind-name.ts'

/** How many jobs of each kind wait, run and have failed. */
export function QueueKinds({ kinds }: { kinds: Queue['kinds'] }) {
  const t = useText()
  const duration = useDuration()
  const nameOf = useKindName()
  if (kinds.length === 0) return <p className={panel.text}>{t('installation.queueEmpty')}</p>
  return (
    <div className={table.frame}>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">{t('installation.kind')}</th>
            <th className={table.amount} scope="col">
              {t('installation.waiting')}
            </th>
            <th className={table.amount} scope="col">
              {t('installation.running')}
            </th>
            <th className={table.amount} scope="col">
              {t('installation.failed')}
            </th>
            <th className={table.amount} scope="col">
              {t('installation.oldest')}
            </th>
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ kind, waiting, active, failed, oldestSeconds }) => (
            <tr key={kind}>
              <th scope="row">{nameOf(kind)}</th>
              <td className={table.amount} data-label={t('installation.waiting')}>
                {waiting}
              </td>
              <td className={table.amount} data-label={t('installation.running')}>
                {active}
              </td>
              <td className={table.amount} data-label={t('installation.failed')}>
                {failed}
              </td>
              <td className={table.amount} data-label={t('installation.oldest')}>
                {oldestSeconds === null ? '–' : duration(oldestSeconds)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
