import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useKeptPageCount } from '../../lib/page/use-kept-page-count.ts'
import { usePages } from '../../lib/page/use-pages.ts'
import { ClassGrid } from '../classes/class-grid.tsx'

/** A collection's classes as cards. */
export function CollectionClasses({ label, items }: { label: string; items: readonly ListedClass[] }) {
  const { shown, remaining, more } = usePages(items, useKeptPageCount())
  return <ClassGrid headingLevel={2} items={shown} label={label} onMore={more} remaining={remaining} />
}
