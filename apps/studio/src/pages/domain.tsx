import { ClubDomainSetup } from '../features/domain/club-domain.tsx'
import { BackLink } from '../lib/back-link.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function DomainPage() {
  const t = useText()
  return (
    <Page
      action={<BackLink to="/settings">{t('shell.settings')}</BackLink>}
      lead={t('domain.lead')}
      title={t('domain.title')}
    >
      <ClubDomainSetup />
    </Page>
  )
}
