import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { ClassCard } from './class-card.tsx'
import styles from './class-rows.module.css'

/** A list of classes with descriptions. */
export function ClassRows({ label, items }: { label: string; items: readonly ListedClass[] }) {
  return (
    <ul aria-label={label} className={styles.rows} role="list">
      {items.map((item) => (
        <li className={styles.row} key={item.tag}>
          <ClassCard
            headingLevel={2}
            item={item}
            layout="row"
            note={
              item.classDescription && (
                <p className={styles.description} dir="auto">
                  {item.classDescription}
                </p>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}
