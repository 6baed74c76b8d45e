import { useSearchParams } from 'react-router'
import { Preview } from '../features/preview/preview.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function PreviewPage() {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <Page lead={t('preview.lead')} title={t('preview.title')}>
      <Preview curation={search.has('home')} tag={search.get('class')} />
    </Page>
  )
}
