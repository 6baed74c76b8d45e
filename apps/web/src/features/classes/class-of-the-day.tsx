import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { homeClassesOfTheDay } from '@upbeat/rules/constants'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { type ReactNode, useId } from 'react'
import { ClassCard, type ClassCardLayout } from './class-card.tsx'
import styles from './start-panel.module.css'

type ClassOfTheDayProps = {
  title: string
  items: readonly ListedClass[]
  layout: ClassCardLayout
  /** Rendered between the first class and the others, also in tab order. */
  between?: ReactNode
}

/** The first three classes of the day as cells of the start panel; the first is large, the others have this `layout` (HOME-03). */
export function ClassOfTheDay({ title, items, layout, between }: ClassOfTheDayProps) {
  const id = useId()
  const cards = items.slice(0, homeClassesOfTheDay).map((item, place) => (
    <li className={place === 0 ? styles.lead : styles.next} key={item.tag}>
      <ClassCard
        imageKind="classOfTheDay"
        item={item}
        kicker={place === 0 ? title : undefined}
        layout={place === 0 ? 'lead' : layout}
        priority
      />
    </li>
  ))
  return (
    <>
      <section aria-labelledby={id} className={styles.cells}>
        <VisuallyHidden>
          <h2 id={id}>{title}</h2>
        </VisuallyHidden>
        <ul className={styles.cells} role="list">
          {between ? cards.slice(0, 1) : cards}
        </ul>
      </section>
      {between}
      {between && cards.length > 1 && (
        <ul aria-labelledby={id} className={styles.cells} role="list">
          {cards.slice(1)}
        </ul>
      )}
    </>
  )
}
