import { Clubs } from '../features/setup/clubs.tsx'
import { NewClubButton } from '../features/setup/new-club-button.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function ClubsPage() {
  const t = useText()
  return (
    <Page action={<NewClubButton />} lead={t('setup.clubsLead')} title={t('setup.clubs')} width="narrow">
      <Clubs />
    </Page>
  )
}
