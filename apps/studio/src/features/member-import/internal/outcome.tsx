import type { MemberImportCheck, MemberImportRow } from '@upbeat/contract/studio/entities/member-import'
import { Select } from '@upbeat/ui/select.tsx'
import { useState } from 'react'
import form from '../../../lib/forms/form.module.css'
import { type Text, useText } from '../../../lib/i18n/use-text.ts'
import { useTimes } from '../../../lib/i18n/use-times.ts'
import { SettingsSection } from '../../../lib/layout/settings-section.tsx'
import { getsText } from './gets-text.ts'
import styles from './member-import.module.css'
import { problemText } from './problem-text.ts'

const statuses = ['refused', 'new', 'known'] as const
const countKeys = { refused: 'memberImport.refused', new: 'memberImport.new', known: 'memberImport.known' } as const

/** The dry run: how many rows of each outcome, and the first of them. */
export function Outcome({ report }: { report: MemberImportCheck }) {
  const t = useText()
  const { day } = useTimes()
  const [chosen, setChosen] = useState<MemberImportRow['status'] | null>(null)
  const { counts, rows, plans, ignoresMarketing } = report
  const found = statuses.filter((status) => counts[status] > 0)
  const status = found.find((one) => one === chosen) ?? found[0]
  const shown = rows.filter((row) => row.status === status)
  const left = status ? counts[status] - shown.length : 0
  return (
    <SettingsSection text={outcomeText(report, t)} title={t('memberImport.outcome')}>
      {ignoresMarketing && <p className={form.hint}>{t('memberImport.ignoresMarketing')}</p>}
      {found.length > 1 && (
        <Select
          label={t('memberImport.show')}
          onChange={({ target }) => setChosen(target.value as MemberImportRow['status'])}
          options={found.map((one) => ({ value: one, label: t(countKeys[one], { count: counts[one] }) }))}
          value={status}
        />
      )}
      {shown.length > 0 && (
        <div className={styles.frame}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th className={styles.number} scope="col">
                  {t('memberImport.row')}
                </th>
                <th scope="col">{t('memberImport.who')}</th>
                <th scope="col">{t('memberImport.what')}</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((row) => (
                <tr key={row.row}>
                  <td className={styles.number}>{row.row}</td>
                  <th dir="auto" scope="row">
                    {row.email || t('memberImport.noAddressShown')}
                    {row.name && <span className={styles.sample}>{row.name}</span>}
                  </th>
                  <td>
                    <Happening lines={linesOf(row, t, (one) => getsText(one, { t, plans, day, ignoresMarketing }))} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {left > 0 && <p className={form.hint}>{t('memberImport.more', { count: left })}</p>}
    </SettingsSection>
  )
}

/** How many rows have each outcome. */
export function outcomeText({ counts }: MemberImportCheck, t: Text): string {
  const found = statuses.filter((status) => counts[status] > 0)
  return found.map((one) => t(countKeys[one], { count: counts[one] })).join(' · ') || t('memberImport.faultEmpty')
}

function linesOf(row: MemberImportRow, t: Text, gets: (row: MemberImportRow) => string[]): string[] {
  if (row.status === 'known') return [t('memberImport.staysKnown')]
  return row.status === 'new' ? gets(row) : row.problems.map((problem) => problemText(t, problem))
}

function Happening({ lines }: { lines: readonly string[] }) {
  if (lines.length === 1) return <>{lines[0]}</>
  return (
    <ul>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
