import type { Subscription } from '@upbeat/contract/entities/subscription'
import type { AccountDisplay } from '@upbeat/rules/subscription/account-display'
import { Icon } from '@upbeat/ui/icon.tsx'
import type { IconName } from '@upbeat/ui/icon-shapes.ts'
import { BillingRows } from './billing-rows.tsx'
import { MembershipActions } from './membership-actions.tsx'
import styles from './membership-card.module.css'
import { useMembershipText } from './membership-text.ts'

type Props = { display: AccountDisplay; subscription: Subscription | null }

/** The membership's status, its bills, and its actions (SUB-27 to SUB-33, SUB-37). */
export function MembershipCard({ display, subscription }: Props) {
  const { title, text } = useMembershipText(display, subscription)
  const { icon, tone } = looks[display.kind]
  const hasBills = billedKinds.has(display.kind)
  return (
    <div className={styles.card}>
      <div className={styles.head} data-tone={tone}>
        <span className={styles.icon}>
          <Icon name={icon} size={26} />
        </span>
        <div className={styles.words}>
          <p className={styles.title}>{title}</p>
          {text !== '' && <p className={styles.text}>{text}</p>}
        </div>
      </div>
      {hasBills && subscription && <BillingRows display={display} subscription={subscription} />}
      <MembershipActions display={display} subscription={subscription} />
    </div>
  )
}

const billedKinds: ReadonlySet<AccountDisplay['kind']> = new Set<AccountDisplay['kind']>([
  'billing',
  'billingCancelled',
  'term',
  'pauseAhead',
  'paused',
  'pastDue',
])

type Look = { icon: IconName; tone: 'good' | 'ending' | 'none' }

const looks: Record<AccountDisplay['kind'], Look> = {
  trial: { icon: 'clock', tone: 'good' },
  trialCancelled: { icon: 'clock', tone: 'ending' },
  billing: { icon: 'check', tone: 'good' },
  term: { icon: 'check', tone: 'good' },
  pauseAhead: { icon: 'clock', tone: 'ending' },
  paused: { icon: 'clock', tone: 'ending' },
  billingCancelled: { icon: 'clock', tone: 'ending' },
  pastDue: { icon: 'warning', tone: 'ending' },
  freeAccess: { icon: 'check', tone: 'good' },
  freeAccessExpired: { icon: 'warning', tone: 'ending' },
  upgradeNeeded: { icon: 'warning', tone: 'ending' },
  none: { icon: 'lock', tone: 'none' },
}
