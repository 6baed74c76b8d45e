import { Figures } from '../features/figures/figures.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function FiguresPage() {
  const t = useText()
  return (
    <Page lead={t('figures.lead')} title={t('shell.figures')}>
      <Figures />
    </Page>
  )
}
