import { ClubDomainSetup } from '../features/domain/club-domain.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

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
