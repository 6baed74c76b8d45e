import { type ReactNode, useEffect, useRef } from 'react'
import { useText } from '../../../lib/i18n/use-text.ts'
import { goToStep, type Step, steps } from './setup-query.ts'
import styles from './step-frame.module.css'
import { stepNames } from './step-names.ts'

/** Account and club are created once; later steps can be opened in any order. */
const firstOpen = steps.indexOf('look')

export type StepFrameProps = { step: Step; title?: string; lead?: string; children: ReactNode }

/** A step of the setup under the list of all steps. Its title gets focus on mount. */
export function StepFrame({ step, title, lead, children }: StepFrameProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    document.title = `${t('shell.setUpClub')} · Studio`
  }, [t])
  return (
    <main className={styles.page}>
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
    </main>
  )
}
