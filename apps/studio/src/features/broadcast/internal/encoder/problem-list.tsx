import type { BroadcastHealth } from '@upbeat/contract/studio/entities/broadcast'
import { Icon } from '@upbeat/ui/icon.tsx'
import { useText } from '../../../../lib/i18n/use-text.ts'
import styles from './encoder.module.css'
import { problemPhrase, shownProblems } from './problem-texts.ts'

/** What is wrong with the incoming stream, each with its fix (WEEK-06). */
export function ProblemList({ health }: { health: BroadcastHealth }) {
  const t = useText()
  const { source, lastSegmentAt } = health
  const problems = shownProblems(health)
  return (
    <section className={styles.problems} role="status">
      {problems.length === 0 ? (
        lastSegmentAt !== null && (
          <p className={styles.fine}>
            <Icon name="check" />
            {t('broadcast.noProblems')}
          </p>
        )
      ) : (
        <>
          <h2 className={styles.problemsTitle}>{t('broadcast.problems')}</h2>
          <ul className={styles.list}>
            {problems.map((problem) => {
              const { key, values } = problemPhrase(problem, source)
              return (
                <li className={styles.problem} key={problem.code}>
                  <Icon name="warning" />
                  <span>{t(key, values)}</span>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}
