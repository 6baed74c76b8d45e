import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useText } from '../i18n/text.ts'
import { useCardLayout } from './class-card.tsx'
import { ClassOfTheDay } from './class-of-the-day.tsx'
import { ContinuePanel } from './continue-panel.tsx'
import type { ContinuedClass } from './continue-queries.ts'
import styles from './start-panel.module.css'

type StartPanelProps = {
  today: readonly ListedClass[]
  begun: readonly ContinuedClass[]
  /** Shows only the first class, over the whole width and most of the window. */
  alone?: boolean
}

/** The first section of Home: the first class of the day, large, next to classes to resume, or else the next two. */
export function StartPanel({ today, begun, alone = false }: StartPanelProps) {
  const t = useText()
  const layout = useCardLayout()
  const hasBegun = begun.length > 0 && !alone
  return (
    <div
      className={styles.panel}
      data-alone={alone || undefined}
      data-begun={hasBegun || undefined}
      data-layout={layout}
    >
      <ClassOfTheDay
        between={hasBegun && <ContinuePanel classes={begun} />}
        items={alone ? today.slice(0, 1) : today}
        layout={hasBegun ? 'row' : layout}
        title={t(alone ? 'home.oneClass' : 'home.classOfTheDay')}
      />
    </div>
  )
}
