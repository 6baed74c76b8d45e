import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { ClassGrid } from '../classes/class-grid.tsx'
import { useKeptPages } from '../classes/use-kept-pages.ts'

/** A collection's classes as cards. */
export function CollectionClasses({ label, items }: { label: string; items: readonly ListedClass[] }) {
  const { visible, remaining, showMore } = useKeptPages(items)
  return <ClassGrid headingLevel={2} items={visible} label={label} onMore={showMore} remaining={remaining} />
}
