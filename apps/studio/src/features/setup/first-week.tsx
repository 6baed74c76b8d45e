import { useQuery } from '@tanstack/react-query'
import type { FirstWeekStep } from '@upbeat/contract/studio/entities/setup'
import { Button } from '@upbeat/ui/button.tsx'
import { Icon } from '@upbeat/ui/icon.tsx'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { useSession } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import panel from '../../lib/layout/panel.module.css'
import styles from './first-week.module.css'
import { CopyAddress } from './internal/copy-address.tsx'
import { setupQuery } from './internal/setup-query.ts'

/**
 * What the owner of a new club does next, each step with its state and its button. Hidden once all is done or the list
 * is dismissed, and while the setup is unfinished, which `ContinueSetUp` leads back to.
 */
export function FirstWeek() {
  const t = useText()
  const id = useId()
  const { club } = useSession()
  const { busy, run } = useAction()
  const isOwner = club?.role === 'owner'
  const dismissal = `firstWeek:${club?.tenantId}`
  const { data: setup } = useQuery({ ...setupQuery, enabled: isOwner })
  const isOpen = setup !== undefined && !(dismissal in setup.input) && !isSettingUp()
  const { data: week } = useQuery({ ...firstWeekQuery, enabled: isOwner && isOpen })
  if (!isOpen || !week || week.done.length === order.length) return null
  const next = order.find((step) => !week.done.includes(step))

  function isSettingUp(): boolean {
    return setup?.club?.tenantId === club?.tenantId && setup?.step !== 'done'
  }

  async function dismiss() {
    await api('saveSetup', { body: { input: { [dismissal]: 'dismissed' } } })
    await queryClient.invalidateQueries({ queryKey: setupQuery.queryKey, exact: true })
  }

  return (
    <section aria-labelledby={id} className={panel.panel}>
      <div className={panel.head}>
        <h2 className={panel.title} id={id}>
          {t('setup.week')}
        </h2>
        <span className={styles.count}>{t('setup.weekDone', { done: week.done.length, all: order.length })}</span>
        <Button busy={busy} onClick={() => void run(dismiss)} size="small" variant="quiet">
          {t('shell.dismiss')}
        </Button>
      </div>
      <ol className={styles.steps}>
        {order.map((step, index) => {
          const isDone = week.done.includes(step)
          const { title, text, action } = steps[step]
          return (
            <li className={styles.step} data-done={isDone || undefined} key={step}>
              <span aria-hidden="true" className={styles.mark}>
                {isDone ? <Icon name="check" size={16} /> : index + 1}
              </span>
              <span className={styles.what}>
                <span className={styles.name}>
                  {t(title)}
                  {isDone && <VisuallyHidden>{` · ${t('setup.weekStepDone')}`}</VisuallyHidden>}
                </span>
                {!isDone && <span className={styles.text}>{t(text)}</span>}
              </span>
              {!isDone && action(t, step === next ? 'primary' : 'secondary')}
            </li>
          )
        })}
      </ol>
    </section>
  )
}

/** Repeats the contract's order: importing that would load its schemas, too. */
const order: readonly FirstWeekStep[] = ['look', 'class', 'offer', 'colleague', 'share']

const firstWeekQuery = {
  queryKey: ['setup', 'firstWeek'],
  queryFn: ({ signal }: { signal: AbortSignal }) => api('getFirstWeek', { signal }),
  // Its data changes on many other pages.
  staleTime: 0,
}

type Variant = 'primary' | 'secondary'
type Words = ReturnType<typeof useText>
type Shown = {
  title: Parameters<Words>[0]
  text: Parameters<Words>[0]
  action: (t: Words, variant: Variant) => ReactNode
}

function leadsTo(to: string, label: Parameters<Words>[0]): Shown['action'] {
  return (t, variant) => (
    <Button render={<Link to={to} />} size="small" variant={variant}>
      {t(label)}
    </Button>
  )
}

const steps: Record<FirstWeekStep, Shown> = {
  look: { title: 'setup.weekLook', text: 'setup.weekLookText', action: leadsTo('/look', 'setup.weekLookGo') },
  class: { title: 'setup.weekClass', text: 'setup.weekClassText', action: leadsTo('/classes', 'setup.weekClassGo') },
  offer: {
    title: 'setup.weekOffer',
    text: 'setup.weekOfferText',
    action: leadsTo('/settings/join', 'setup.weekOfferGo'),
  },
  colleague: {
    title: 'setup.weekColleague',
    text: 'setup.weekColleagueText',
    action: leadsTo('/people#invite', 'setup.weekColleagueGo'),
  },
  share: {
    title: 'setup.weekShare',
    text: 'setup.weekShareText',
    action: (_t, variant) => <CopyAddress variant={variant} />,
  },
}
