import { ClassOfDay } from '../features/curation/class-of-day.tsx'
import { CurationTabs } from '../features/curation/curation-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function ClassOfDayPage() {
  const t = useText()
  return (
    <Page title={t('shell.discovery')}>
      <CurationTabs />
      <ClassOfDay />
    </Page>
  )
}
