import { FiguresTabs } from '../features/figures/figures-tabs.tsx'
import { WatchedClasses } from '../features/figures/watched-classes.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function WatchedClassesPage() {
  const t = useText()
  return (
    <Page lead={t('figures.classesLead')} title={t('shell.figures')}>
      <FiguresTabs />
      <WatchedClasses />
    </Page>
  )
}
