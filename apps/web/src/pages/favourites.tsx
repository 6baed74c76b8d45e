import '@upbeat/ui/first-pages.css'
import { UserPage } from '../features/account/user-page.tsx'
import { FavouritesList } from '../features/favourites/favourites-list.tsx'
import { useText } from '../features/i18n/text.ts'

export function Component() {
  const t = useText()
  return (
    <UserPage title={t('favourites.title')}>
      <FavouritesList />
    </UserPage>
  )
}
