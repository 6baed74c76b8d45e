import { SignOnSetup } from '../features/sign-on/sign-on-setup.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { BackLink } from '../lib/layout/back-link.tsx'
import { Page } from '../lib/layout/page.tsx'

export function SignOnPage() {
  const t = useText()
  return (
    <Page
      action={<BackLink to="/settings">{t('shell.settings')}</BackLink>}
      lead={t('signOn.lead')}
      title={t('signOn.title')}
    >
      <SignOnSetup />
    </Page>
  )
}
