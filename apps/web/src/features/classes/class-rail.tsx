import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { Rail } from '@upbeat/ui/rail.tsx'
import { useText } from '../i18n/text.ts'
import { ClassCard } from './class-card.tsx'

/** Classes in one scrolling row. */
export function ClassRail({ items, label }: { items: readonly ListedClass[]; label: string }) {
  const t = useText()
  return (
    <Rail label={label} nextLabel={t('common.next')} previousLabel={t('common.previous')}>
      {items.map((item) => (
        <li key={item.tag}>
          <ClassCard item={item} />
        </li>
      ))}
    </Rail>
  )
}
