import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { homeClassesOfTheDay } from '@upbeat/rules/constants'
import { Section } from '@upbeat/ui/section.tsx'
import { useText } from '../i18n/text.ts'
import { ClassCard, useCardLayout } from './class-card.tsx'
import styles from './class-of-the-day.module.css'

/** The first three of the day's classes; the first of them large, as the one to start with (HOME-03). */
export function ClassOfTheDay({ items }: { items: readonly ListedClass[] }) {
  const t = useText()
  const layout = useCardLayout()
  return (
    <Section title={t('home.classOfTheDay')}>
      <ul className={styles.list} data-layout={layout} role="list">
        {items.slice(0, homeClassesOfTheDay).map((item, place) => (
          <li key={item.tag}>
            <ClassCard imageKind="classOfTheDay" item={item} layout={place === 0 ? 'lead' : layout} priority />
          </li>
        ))}
      </ul>
    </Section>
  )
}
