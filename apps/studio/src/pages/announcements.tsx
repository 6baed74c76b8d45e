import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { NewAnnouncementButton } from '../features/announcements/new-announcement-button.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function AnnouncementsPage() {
  const t = useText()
  return (
    <Page action={<NewAnnouncementButton />} title={t('texts.title')}>
      <TextsTabs />
      <AnnouncementList />
    </Page>
  )
}
