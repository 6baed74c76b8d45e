import { AccountSettings } from '../features/account/account-settings.tsx'
import { Page } from '../lib/page.tsx'
import { useText } from '../lib/use-text.ts'

export function AccountPage() {
  const t = useText()
  return (
    <Page lead={t('account.lead')} title={t('account.title')} width="narrow">
      <AccountSettings />
    </Page>
  )
}
