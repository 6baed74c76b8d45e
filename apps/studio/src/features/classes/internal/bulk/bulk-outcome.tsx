import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'
import type { BulkPreview } from '@upbeat/contract/studio/entities/classes/class-bulk'
import { classNames } from '@upbeat/ui/class-names.ts'
import { Icon } from '@upbeat/ui/icon.tsx'
import { type Text, useText } from '../../../../lib/i18n/use-text.ts'
import { type Times, useTimes } from '../../../../lib/i18n/use-times.ts'
import { stateKeys } from '../../../../lib/layout/state-badge.tsx'
import { type CellNames, cellText } from '../grid/cell-text.ts'
import { useCellNames } from '../grid/use-cell-names.ts'
import { type BulkKind, refusalKeys } from './bulk-kinds.ts'
import styles from './bulk-outcome.module.css'

/** The effect on published classes. */
const liveKeys: Partial<
  Record<BulkKind, 'bulk.liveLost' | 'bulk.liveBinned' | 'bulk.liveAnew' | 'bulk.liveCollected'>
> = {
  unpublish: 'bulk.liveLost',
  bin: 'bulk.liveBinned',
  publish: 'bulk.liveAnew',
  schedule: 'bulk.liveAnew',
  addToCollection: 'bulk.liveCollected',
}

type Example = BulkPreview['examples'][number]

/** The preview of a bulk edit: the number of classes, how many are published, the first ten, and the unchanged ones. */
export function BulkOutcome({ outcome, action }: { outcome: BulkPreview; action: BulkKind }) {
  const t = useText()
  const given = { names: useCellNames(), t, times: useTimes() }
  const { changes, live, unchanged, refused, examples } = outcome
  return (
    <div className={styles.outcome}>
      <p className={styles.sum}>
        <b>{t(action === 'addToCollection' ? 'bulk.collects' : 'bulk.changes', { count: changes })}</b>
        {live > 0 && ` ${t(liveKeys[action] ?? 'bulk.live', { count: live })}`}
      </p>
      {(unchanged > 0 || refused.length > 0) && (
        <ul className={styles.refusals}>
          {refused.map(({ reason, count, names: some }) => (
            <li key={reason}>
              <Icon name="warning" size={16} />
              <span>
                {t(refusalKeys[reason], { count })}
                {some.length > 0 && (
                  <span className={styles.names} dir="auto">
                    {' '}
                    {some.map((name) => name || t('classes.untitled')).join(', ')}
                    {count > some.length && ' …'}
                  </span>
                )}
              </span>
            </li>
          ))}
          {unchanged > 0 && (
            <li>
              <Icon name="check" size={16} />
              {t('bulk.unchanged', { count: unchanged })}
            </li>
          )}
        </ul>
      )}
      {examples.length > 0 && (
        <div className={styles.frame}>
          <table className={classNames(styles.examples, styles.changes)}>
            <caption>
              {examples.length < changes ? t('bulk.examples', { count: examples.length }) : t('bulk.examplesAll')}
            </caption>
            <thead>
              <tr>
                <th scope="col">{t('classes.name')}</th>
                <th scope="col">{t('bulk.before')}</th>
                <th scope="col">{t('bulk.after')}</th>
              </tr>
            </thead>
            <tbody>
              {examples.map((example) => (
                <tr key={example.tag}>
                  <th dir="auto" scope="row">
                    {example.name || t('classes.untitled')}
                  </th>
                  <td data-label={t('bulk.before')} dir="auto">
                    {valueText(example, 'before', given)}
                  </td>
                  <td data-label={t('bulk.after')} dir="auto">
                    {valueText(example, 'after', given)}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}

type Given = { names: CellNames; t: Text; times: Times }

/** Formats a value like the grid. */
function valueText({ field, ...example }: Example, when: 'before' | 'after', { names, t, times }: Given): string {
  const value = example[when]
  if (field === 'collection') return value === null ? t('bulk.notInIt') : String(value)
  if (field === 'state') return t(stateKeys[value as StudioListedClass['state']])
  if (field === 'publishAt' && value !== null) return times.moment(String(value))
  if (field === 'scheduleDate' && value !== null) return times.day(String(value))
  const text = cellText({ [field]: value } as StudioListedClass, field as keyof StudioListedClass, names)
  return text || t('classes.notSet')
}
