import { ClassOfDay } from '../features/curation/class-of-day.tsx'
import { CurationTabs } from '../features/curation/curation-tabs.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function ClassOfDayPage() {
  const t = useText()
  return (
    <Page title={t('shell.discovery')}>
      <CurationTabs />
      <ClassOfDay />
    </Page>
  )
}
