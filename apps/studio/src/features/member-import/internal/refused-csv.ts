import type { RefusedMembers } from '@upbeat/contract/studio/entities/member-import'
import { csvLine } from '@upbeat/rules/csv/csv-line'
import type { Text } from '../../../lib/i18n/use-text.ts'
import { problemText } from './problem-text.ts'

/** The refused rows as they are in the file, each with its number and reasons in front. */
export function refusedCsv({ header, rows }: RefusedMembers, t: Text): string {
  const lines = rows.map(({ row, cells, problems }) =>
    csvLine([row, problems.map((problem) => problemText(t, problem)).join(' '), ...cells]),
  )
  return `\uFEFF${csvLine([t('memberImport.row'), t('memberImport.reason'), ...header])}${lines.join('')}`
}
