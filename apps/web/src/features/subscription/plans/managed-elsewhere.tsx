import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useText } from '../../i18n/text.ts'
import { useTenant } from '../../tenant/tenant-store.ts'

/** In place of plans where the club's own system has the memberships. */
export function ManagedElsewhere() {
  const t = useText()
  const { mmsSignupLink } = useTenant()
  return (
    <EmptyState
      action={
        mmsSignupLink && (
          <Button iconEnd="external" render={<a href={mmsSignupLink} />}>
            {t('subscription.upgrade')}
          </Button>
        )
      }
      icon="person"
      text={t('subscription.managedElsewhereText')}
      title={t('subscription.managedElsewhere')}
    />
  )
}
