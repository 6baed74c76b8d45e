import { useQuery } from '@tanstack/react-query'
import { dailyClassShown } from '@upbeat/rules/tenant/home-parts'
import { Button } from '@upbeat/ui/button.tsx'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '../../lib/paths.ts'
import { ClassCard } from '../classes/class-card.tsx'
import { classOfTheDayQuery } from '../classes/queries.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import { useClubDate } from '../tenant/use-club-date.ts'
import styles from './complete-screen.module.css'
import { useMembership } from './membership.ts'
import { useWantedClass } from './use-wanted-class.ts'

/** After a purchase, a trial or a code: until when it is free, and the first class to play (ROUTE-24). */
export function CompleteScreen() {
  const t = useText()
  const firstId = useId()
  const tenant = useTenant()
  const { displayName, name } = tenant
  const { wanted } = useWantedClass()
  const today = useQuery({ ...classOfTheDayQuery(), enabled: !wanted && dailyClassShown(tenant) })
  const first = wanted ? undefined : today.data?.collectionItems[0]
  return (
    <div className={styles.page}>
      <span className={styles.mark}>
        <Icon name="check" size={56} />
      </span>
      <Heading level={1} size="hero">
        {t('home.welcome', { club: displayName ?? name })}
      </Heading>
      <p className={styles.text}>{useCompleteText()}</p>
      {first && (
        <section aria-labelledby={firstId} className={styles.first}>
          <h2 className={styles.firstTitle} id={firstId}>
            {t('home.oneClass')}
          </h2>
          <ClassCard item={first} layout="row" />
        </section>
      )}
      <div className={styles.actions}>
        {wanted && (
          <Button icon="play" render={<Link to={wanted.path} />} size="large">
            {t('subscription.goToClass')}
          </Button>
        )}
        <Button render={<Link to={paths.home} />} size="large" variant={wanted ? 'secondary' : 'primary'}>
          {t('subscription.backToHome')}
        </Button>
        <Button render={<Link to={paths.account} />} size="large" variant={wanted ? 'quiet' : 'secondary'}>
          {t('subscription.goToAccount')}
        </Button>
      </div>
    </div>
  )
}

function useCompleteText(): string {
  const t = useText()
  const day = useClubDate()
  const { display } = useMembership()
  if (display?.kind === 'trial' && display.endsAt !== null)
    return t('subscription.cancelTrialText', { date: day(display.endsAt) })
  if (display?.kind === 'freeAccess' && display.endsAt !== null)
    return t('subscription.freeAccessUntil', { date: day(display.endsAt, { inUtc: true }) })
  return t('subscription.completeText')
}
