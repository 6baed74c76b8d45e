import { Button } from '@upbeat/ui/button.tsx'
import { Link } from 'react-router'
import { Clubs } from '../features/setup/clubs.tsx'
import { NewClubButton } from '../features/setup/new-club-button.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function ClubsPage() {
  const t = useText()
  return (
    <Page action={<NewClubButton />} lead={t('setup.clubsLead')} title={t('shell.clubs')} width="narrow">
      <div>
        <Button render={<Link to="/installation" />} variant="secondary">
          {t('installation.title')}
        </Button>
      </div>
      <Clubs />
    </Page>
  )
}
