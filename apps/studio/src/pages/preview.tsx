import { useSearchParams } from 'react-router'
import { Preview } from '../features/preview/preview.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function PreviewPage() {
  const t = useText()
  const [search] = useSearchParams()
  return (
    <Page lead={t('preview.lead')} title={t('preview.title')}>
      <Preview coach={search.get('coach')} curation={search.has('home')} tag={search.get('class')} />
    </Page>
  )
}
