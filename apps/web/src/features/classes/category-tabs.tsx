import type { Category } from '@upbeat/contract/entities/category'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { useEffect, useRef } from 'react'
import { NavLink } from 'react-router'
import { categoryPath } from '../../lib/paths.ts'
import { useText } from '../i18n/text.ts'
import styles from './category-tabs.module.css'

/** The category tabs, scrolled to the current one; hidden if there is only one (CAT-03, CAT-04). */
export function CategoryTabs({ categories, current }: { categories: readonly Category[]; current: string }) {
  const t = useText()
  const tabs = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another category is another place in the row
  useEffect(() => showCurrent(tabs.current), [current])
  if (categories.length < 2) return null
  return (
    <TabsLinks className={styles.tabs} label={t('classes.categories')} ref={tabs}>
      {categories.map(({ id, name }) => (
        <TabLink key={id} render={<NavLink preventScrollReset to={categoryPath(String(id))} />}>
          {name}
        </TabLink>
      ))}
    </TabsLinks>
  )
}

/** Scrolls horizontally only. */
function showCurrent(row: HTMLElement | null): void {
  const tab = row?.querySelector<HTMLElement>('[aria-current="page"]')
  if (!row || !tab) return
  const { left, right } = tab.getBoundingClientRect()
  const bounds = row.getBoundingClientRect()
  row.scrollBy({ left: (left + right) / 2 - (bounds.left + bounds.right) / 2, behavior: 'instant' })
}
