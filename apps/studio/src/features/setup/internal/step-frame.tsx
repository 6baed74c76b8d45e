import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { ClubPhone } from './club-phone.tsx'
import { goToStep, type Step, setupQuery, steps } from './setup-query.ts'
import { type ShownClub, shownClub } from './shown-club.ts'
import styles from './step-frame.module.css'
import { stepNames } from './step-names.ts'

/** Account and club are created once; later steps can be opened in any order. */
const firstOpen = steps.indexOf('look')

export type StepFrameProps = { step: Step; title?: string; lead?: string; shows?: ShownClub; children: ReactNode }

/**
 * A step of the setup under the list of all steps, beside the club as it is so far; `shows` is what isn't stored yet.
 * Its title gets focus on mount.
 */
export function StepFrame({ step, title, lead, shows, children }: StepFrameProps) {
  const t = useText()
  const isWide = useIsWide()
  // Before sign-in there is nothing to ask.
  const { data: progress } = useQuery({ ...setupQuery, enabled: step !== 'you' })
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = `${t('shell.setUpClub')} · Studio`
  }, [t])
  return (
    <main className={styles.page}>
      <div className={styles.form}>
        <ol aria-label={t('setup.steps')} className={styles.steps}>
          {steps.map((each, index) => (
            <li
              aria-current={each === step ? 'step' : undefined}
              className={styles.step}
              data-done={index < steps.indexOf(step) || undefined}
              key={each}
            >
              {index >= firstOpen && steps.indexOf(step) >= firstOpen && each !== step ? (
                <button className={styles.stepLink} onClick={() => void goToStep(each)} type="button">
                  {t(stepNames[each])}
                </button>
              ) : (
                <span>{t(stepNames[each])}</span>
              )}
            </li>
          ))}
        </ol>
        <div className={styles.titles}>
          <h1 className={styles.title} ref={heading} tabIndex={-1}>
            {title ?? t(stepNames[step])}
          </h1>
          {lead !== undefined && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {isWide && (
        <div className={styles.beside}>
          <ClubPhone {...shownClub(progress)} {...shows} />
        </div>
      )}
    </main>
  )
}

function useIsWide(): boolean {
  const [query] = useState(() => matchMedia('(min-width: 1280px)'))
  return useSyncExternalStore(
    (onChange) => {
      query.addEventListener('change', onChange)
      return () => query.removeEventListener('change', onChange)
    },
    () => query.matches,
  )
}
