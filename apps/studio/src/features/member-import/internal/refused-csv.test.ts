import { memberImportProblems } from '@upbeat/contract/studio/entities/member-import'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { translate } from '@upbeat/rules/i18n/translate'
import { expect, it } from 'vitest'
import type { Text } from '../../../lib/i18n/use-text.ts'
import { problemText } from './problem-text.ts'
import { refusedCsv } from './refused-csv.ts'

const textIn = async (language: 'en-gb' | 'de') => {
  const phrases = await loadStudioPhrases(language)
  return ((key, values) => translate(phrases, language, key, values)) as Text
}

it('MEMB-05 writes refused rows as they are in the file, with their number and reasons, and no formula', async () => {
  const rows = [
    { row: 3, cells: ['nobody', '=1+1'], problems: [{ problem: 'address' as const, field: null, text: 'nobody' }] },
  ]
  expect(refusedCsv({ header: ['Email', 'Note'], rows }, await textIn('en-gb'))).toBe(
    "\uFEFFRow,Reason,Email,Note\r\n3,“nobody” isn’t an email address.,nobody,'=1+1\r\n",
  )
})

it.each(['en-gb', 'de'] as const)('MEMB-05 has a sentence for every reason in %s', async (language) => {
  const t = await textIn(language)
  for (const problem of memberImportProblems) {
    expect(problemText(t, { problem, field: null, text: 'x' })).toMatch(/^.{12,}\.$/)
  }
})
