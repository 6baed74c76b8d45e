import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Link, useLocation } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { sessionStore } from '../../lib/storage.ts'
import { useSignedIn } from '../auth/auth-store.ts'
import { useText } from '../i18n/text.ts'

/** No collections: visitors see none (COLL-06, D-06); members of a club without any get another link. */
export function NoCollections() {
  const t = useText()
  const { pathname } = useLocation()
  return useSignedIn() ? (
    <EmptyState
      action={<Button render={<Link to={paths.classes} />}>{t('collections.allClasses')}</Button>}
      icon="picture"
      text={t('collections.emptyHint')}
      title={t('collections.empty')}
    />
  ) : (
    <EmptyState
      action={
        <Button onClick={() => sessionStore.set('deeplink', pathname)} render={<Link to={paths.signIn} />}>
          {t('collections.signIn')}
        </Button>
      }
      icon="picture"
      text={t('collections.emptyGuest')}
      title={t('collections.empty')}
    />
  )
}
