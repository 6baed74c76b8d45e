import { AnnouncementList } from '../features/announcements/announcement-list.tsx'
import { NewAnnouncementButton } from '../features/announcements/new-announcement-button.tsx'
import { TextsTabs } from '../features/texts/texts-tabs.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function AnnouncementsPage() {
  const t = useText()
  return (
    <Page action={<NewAnnouncementButton />} title={t('texts.title')}>
      <TextsTabs />
      <AnnouncementList />
    </Page>
  )
}
