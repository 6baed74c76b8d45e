import { ClassWords } from '../features/classes/class-words.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function ClassWordsPage() {
  const t = useText()
  return (
    <Page lead={t('classes.wordsLead')} title={t('classes.words')} width="narrow">
      <ClassWords />
    </Page>
  )
}
