import { InviteButton } from '../features/staff/invite-button.tsx'
import { StaffList } from '../features/staff/staff-list.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function PeoplePage() {
  const t = useText()
  return (
    <Page action={<InviteButton />} lead={t('staff.lead')} title={t('staff.title')}>
      <StaffList />
    </Page>
  )
}
