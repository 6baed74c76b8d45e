import { ClassWords } from '../features/classes/class-words.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function ClassWordsPage() {
  const t = useText()
  return (
    <Page lead={t('classes.wordsLead')} title={t('classes.words')} width="narrow">
      <ClassWords />
    </Page>
  )
}
