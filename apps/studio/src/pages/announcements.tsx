import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function AnnouncementsPage() {
  const t = useText()
  return (
    <Page title={t('texts.title')}>
      <TextsTabs />
      <AnnouncementList />
    </Page>
  )
}
