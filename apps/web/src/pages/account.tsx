import { AccountScreen } from '../features/account/account-screen.tsx'
import { UserPage } from '../features/account/user-page.tsx'
import { useText } from '../features/i18n/text.ts'

export function Component() {
  const t = useText()
  return (
    <UserPage title={t('account.title')}>
      <AccountScreen />
    </UserPage>
  )
}
