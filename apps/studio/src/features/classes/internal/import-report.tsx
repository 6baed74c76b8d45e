import type { ClassField } from '@upbeat/contract/studio/entities/class'
import type { ImportCheck, ImportProblem, ImportRow } from '@upbeat/contract/studio/entities/classes/class-import'
import { numberRanges } from '@upbeat/rules/classes/cell-values'
import { classNames } from '@upbeat/ui/class-names.ts'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import form from '../../../lib/forms/form.module.css'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import styles from './bulk/bulk-outcome.module.css'
import { classColumns } from './grid/class-columns.ts'

const maxShown = 200
const maxWords = 40
const statuses = ['invalid', 'new', 'changed', 'unchanged'] as const
const countKeys = {
  invalid: 'csv.invalid',
  new: 'csv.new',
  changed: 'csv.changed',
  unchanged: 'csv.unchanged',
} as const

const problemKeys = {
  unknownId: 'csv.unknownId',
  doubleId: 'csv.doubleId',
  bin: 'csv.bin',
  notYours: 'csv.notYours',
  noTitle: 'csv.noTitle',
  level: 'csv.level',
  category: 'csv.category',
  number: 'csv.number',
  tooLong: 'csv.tooLong',
  date: 'csv.date',
  unclearDate: 'csv.unclearDate',
  tooManyCells: 'csv.tooManyCells',
} as const satisfies Record<ImportProblem, string>

/** The preview of an import, row by row. */
export function ImportReport({ report: { counts, rows, newWords, ignored } }: { report: ImportCheck }) {
  const t = useText()
  const [chosen, setChosen] = useState<ImportRow['status'] | null>(null)
  const found = statuses.filter((status) => counts[status] > 0)
  const status = chosen ?? found[0]
  const shown = rows.filter((row) => row.status === status)
  const isDone = counts.invalid === 0 && counts.new + counts.changed === 0
  return (
    <div className={styles.outcome}>
      <p className={styles.sum}>
        <b>{found.map((one) => t(countKeys[one], { count: counts[one] })).join(' · ')}</b>
      </p>
      {counts.invalid > 0 && <p className={form.hint}>{t('csv.mend')}</p>}
      {isDone && <p className={form.hint}>{t('csv.nothing')}</p>}
      {ignored.length > 0 && <p className={form.hint}>{t('csv.ignored', { names: ignored.join(', ') })}</p>}
      {newWords.length > 0 && (
        <div className={form.hint}>
          <p>{t('csv.newWords')}</p>
          <ul className={styles.names}>
            {newWords.map(({ field, words }) => (
              <li key={field}>
                {t('csv.newWordsOf', { field: labelOf(field, t), words: words.slice(0, maxWords).join(', ') })}
                {words.length > maxWords && ' …'}
              </li>
            ))}
          </ul>
        </div>
      )}
      {found.length > 1 && (
        <Select
          label={t('csv.show')}
          onChange={({ target }) => setChosen(target.value as ImportRow['status'])}
          options={found.map((one) => ({ value: one, label: t(countKeys[one], { count: counts[one] }) }))}
          value={status}
        />
      )}
      <div className={styles.frame}>
        <table className={classNames(styles.examples, styles.rows)}>
          <thead>
            <tr>
              <th className={styles.number} scope="col">
                {t('csv.row')}
              </th>
              <th scope="col">{t('classes.name')}</th>
              <th scope="col">{t('csv.what')}</th>
            </tr>
          </thead>
          <tbody>
            {shown.slice(0, maxShown).map((row) => (
              <tr key={row.row}>
                <td className={styles.number}>{row.row}</td>
                <th dir="auto" scope="row">
                  {row.name || t('classes.untitled')}
                </th>
                <td>{happening(row, t)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shown.length > maxShown && <p className={form.hint}>{t('csv.more', { count: shown.length - maxShown })}</p>}
    </div>
  )
}

function happening({ status, changes, problems }: ImportRow, t: Text) {
  if (status === 'new') return t('csv.becomesNew')
  if (status === 'changed') {
    return (
      <ul>
        {changes.map(({ field, from, to }) => (
          <li key={field}>{t(changeKey(from, to), { field: labelOf(field, t), from, to })}</li>
        ))}
      </ul>
    )
  }
  if (status === 'unchanged') return t('csv.stays')
  return (
    <ul>
      {problems.map(({ problem, field, text }) => (
        <li key={`${problem} ${field}`}>
          {t(problemKeys[problem], { field: field ? labelOf(field, t) : '', text, ...rangeOf(field) })}
        </li>
      ))}
    </ul>
  )
}

function changeKey(from: string, to: string) {
  if (to === '') return 'csv.emptied'
  return from === '' ? 'csv.filled' : 'csv.change'
}

function rangeOf(field: ClassField | null) {
  return field !== null && field in numberRanges ? numberRanges[field as keyof typeof numberRanges] : undefined
}

function labelOf(field: ClassField, t: Text): string {
  const label = classColumns.find(({ id }) => id === field)?.label
  return label ? t(label) : field
}
