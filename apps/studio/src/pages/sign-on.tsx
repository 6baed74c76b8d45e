import { SignOnSetup } from '../features/sign-on/sign-on-setup.tsx'
import { BackLink } from '../lib/back-link.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

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
