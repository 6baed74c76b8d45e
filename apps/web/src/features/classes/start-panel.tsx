import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useCardLayout } from './class-card.tsx'
import { ClassOfTheDay } from './class-of-the-day.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import type { ContinuedClass } from './continue-queries.ts'
import styles from './start-panel.module.css'

type StartPanelProps = { today: readonly ListedClass[]; begun: readonly ContinuedClass[] }

/** What Home opens with: the first class of the day, large, and beside it what the member has begun, else the next two. */
export function StartPanel({ today, begun }: StartPanelProps) {
  const layout = useCardLayout()
  const hasBegun = begun.length > 0
  return (
    <div className={styles.panel} data-begun={hasBegun || undefined} data-layout={layout}>
      <ClassOfTheDay items={today} layout={hasBegun ? 'row' : layout} />
      {hasBegun && <ContinuePanel classes={begun} />}
    </div>
  )
}
