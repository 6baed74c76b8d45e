import type { StudioPhraseKey } from '@upbeat/phrases/studio/phrase-key'
import type { CaptionProblem } from '@upbeat/rules/media/read-captions'
import fileField from '../../../lib/forms/file-field.module.css'
import form from '../../../lib/forms/form.module.css'
import { useText } from '../../../lib/i18n/use-text.ts'

const shownLines = 8

/** The invalid captions of a file, by line. */
export function ProblemLines({ problems }: { problems: readonly CaptionProblem[] }) {
  const t = useText()
  if (problems.length === 0) return null
  return (
    <>
      <p className={fileField.problem}>{t('captions.leftOut', { count: problems.length })}</p>
      <ul className={form.hint}>
        {problems.slice(0, shownLines).map(({ line, kind }) => (
          <li key={line}>{t(keys[kind], { line })}</li>
        ))}
        {problems.length > shownLines && <li>{t('captions.moreLines', { count: problems.length - shownLines })}</li>}
      </ul>
    </>
  )
}

const keys: Record<CaptionProblem['kind'], StudioPhraseKey> = {
  time: 'captions.lineTime',
  noTimes: 'captions.lineNoTimes',
  order: 'captions.lineOrder',
  empty: 'captions.lineEmpty',
}
