import { useLocation, useSearchParams } from 'react-router'
import { profileItem } from '../features/account/profile/profile-item.ts'
import { ProfileUpdateScreen } from '../features/account/profile/profile-update-screen.tsx'
import { UserPage } from '../features/account/user-page.tsx'
import { useText } from '../features/i18n/text.ts'

export function Component() {
  const t = useText()
  const { state } = useLocation()
  const [query] = useSearchParams()
  const item = profileItem(state, query)
  return (
    <UserPage title={t(item === 'email' ? 'account.editEmail' : 'account.editName')}>
      <ProfileUpdateScreen item={item} key={item} />
    </UserPage>
  )
}
