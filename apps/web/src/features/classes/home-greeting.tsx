import { useQuery } from '@tanstack/react-query'
import { Heading } from '@upbeat/ui/heading.tsx'
import { clock } from '../../lib/clock.ts'
import { MyWeek } from '../activity/my-week.tsx'
import { useSignedIn } from '../auth/auth-store.ts'
import { userQuery } from '../auth/queries.ts'
import { useText } from '../i18n/text.ts'
import type { TextKey } from '../i18n/text-key.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './home-greeting.module.css'

/** The heading of Home: members are greeted by name and time of day and see their week, visitors by the club. `next` is the suggested next step. */
export function HomeGreeting({ next }: { next: string | undefined }) {
  const t = useText()
  const signedIn = useSignedIn()
  const { displayName, name } = useTenant()
  const user = useQuery({ ...userQuery(), enabled: signedIn })
  const firstName = user.data?.applicationProfile.firstName ?? ''
  const hour = new Date(clock.now()).getHours()
  return (
    <header className={styles.head}>
      <div className={styles.greeting} data-member={signedIn || undefined}>
        <Heading level={1} size="section">
          {signedIn
            ? t(greetingKey(hour, firstName !== ''), { name: firstName })
            : t('home.welcome', { club: displayName ?? name })}
        </Heading>
        <p className={styles.next}>{next ?? '\u00a0'}</p>
      </div>
      {signedIn && <MyWeek />}
    </header>
  )
}

/** The greeting for an hour of the day (0 to 23), with or without a name placeholder. */
function greetingKey(hour: number, named: boolean): TextKey {
  const part = hour < 3 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
  return named ? `home.${part}Name` : `home.${part}`
}
