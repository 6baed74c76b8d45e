import type { MemberImportProblem } from '@upbeat/contract/studio/entities/member-import'
import type { StudioTextKey } from '@upbeat/phrases/studio/phrase-key'
import type { Text } from '../../../lib/i18n/use-text.ts'

const problemKeys: Record<MemberImportProblem['problem'], StudioTextKey> = {
  noAddress: 'memberImport.noAddress',
  address: 'memberImport.address',
  doubleAddress: 'memberImport.doubleAddress',
  tooLong: 'memberImport.tooLong',
  language: 'memberImport.language',
  country: 'memberImport.country',
  access: 'memberImport.access',
  unknownPlan: 'memberImport.unknownPlan',
  codeForm: 'memberImport.codeForm',
  unknownCode: 'memberImport.unknownCode',
  days: 'memberImport.daysProblem',
  date: 'memberImport.date',
  unclearDate: 'memberImport.unclearDate',
  farDate: 'memberImport.farDate',
  futureDate: 'memberImport.futureDate',
  endMissing: 'memberImport.endMissing',
  labels: 'memberImport.labelsProblem',
  yesNo: 'memberImport.yesNo',
  external: 'memberImport.external',
  tooManyCells: 'memberImport.tooManyCells',
}

/** Why a row is refused, in one sentence. */
export function problemText(t: Text, { problem, text }: MemberImportProblem): string {
  return t(problemKeys[problem], { text })
}
