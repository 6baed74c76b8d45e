import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { useKeptPageCount } from '../../lib/page/use-kept-page-count.ts'
import { usePages } from '../../lib/page/use-pages.ts'
import { ClassGrid } from '../classes/class-grid.tsx'

type CollectionClassesProps = { label: string; items: readonly ListedClass[]; done: ReadonlySet<string> }

/** A collection's classes as numbered cards, those that the member has done with a tick. */
export function CollectionClasses({ label, items, done }: CollectionClassesProps) {
  const { shown, remaining, more } = usePages(items, useKeptPageCount())
  return <ClassGrid done={done} headingLevel={2} items={shown} label={label} onMore={more} remaining={remaining} />
}
