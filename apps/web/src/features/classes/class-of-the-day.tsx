import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { homeClassesOfTheDay } from '@upbeat/rules/constants'
import { VisuallyHidden } from '@upbeat/ui/visually-hidden.tsx'
import { useId } from 'react'
import { useText } from '../i18n/text.ts'
import { ClassCard, type ClassCardLayout } from './class-card.tsx'
import styles from './start-panel.module.css'

type ClassOfTheDayProps = { items: readonly ListedClass[]; layout: ClassCardLayout }

/** The first three of the day's classes, cells of the start panel; the first is large, the others have this `layout` (HOME-03). */
export function ClassOfTheDay({ items, layout }: ClassOfTheDayProps) {
  const t = useText()
  const id = useId()
  const title = t('home.classOfTheDay')
  return (
    <section aria-labelledby={id} className={styles.cells}>
      <VisuallyHidden>
        <h2 id={id}>{title}</h2>
      </VisuallyHidden>
      <ul className={styles.cells} role="list">
        {items.slice(0, homeClassesOfTheDay).map((item, place) => (
          <li className={place === 0 ? styles.lead : styles.next} key={item.tag}>
            <ClassCard
              imageKind="classOfTheDay"
              item={item}
              kicker={place === 0 ? title : undefined}
              layout={place === 0 ? 'lead' : layout}
              priority
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
