import { InviteButton } from '../features/staff/invite-button.tsx'
import { StaffList } from '../features/staff/staff-list.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function PeoplePage() {
  const t = useText()
  return (
    <Page action={<InviteButton />} lead={t('staff.lead')} title={t('staff.title')}>
      <StaffList />
    </Page>
  )
}
