import { Button } from '@upbeat/ui/button.tsx'
import { FormNotice } from '@upbeat/ui/form-notice.tsx'
import { Link } from 'react-router'
import { useEndedMembership } from '../../auth/use-ended-membership.ts'
import { useText } from '../../i18n/text.ts'
import { useMembershipText } from '../account/membership-text.ts'
import { useMembership } from '../membership.ts'
import { useWantedClass } from '../use-wanted-class.ts'

/** A notice above the plans: why the member is here, and how their membership affects the options. */
export function MembershipNotice() {
  const t = useText()
  const { display, subscription, hasPlayerAccess } = useMembership()
  const { title } = useMembershipText(display ?? { kind: 'none', canEnterCode: false }, subscription)
  const { wanted } = useWantedClass()
  const ended = useEndedMembership()
  const counts = display?.kind === 'freeAccess' || display?.kind === 'pastDue'
  const toWatch = wanted && !hasPlayerAccess ? t('subscription.toWatch', { name: wanted.title }) : ''
  const why = counts ? title : ended ? t(ended) : ''
  return (
    <FormNotice text={why || toWatch} tone="info">
      {why && toWatch && <p>{toWatch}</p>}
      {wanted && hasPlayerAccess && (
        <Button render={<Link to={wanted.path} />} size="small">
          {t('subscription.goToClass')}
        </Button>
      )}
    </FormNotice>
  )
}
