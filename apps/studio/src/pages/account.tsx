import { AccountSettings } from '../features/account/account-settings.tsx'
import { useText } from '../lib/i18n/use-text.ts'
import { Page } from '../lib/layout/page.tsx'

export function AccountPage() {
  const t = useText()
  return (
    <Page lead={t('account.lead')} title={t('account.title')} width="narrow">
      <AccountSettings />
    </Page>
  )
}
