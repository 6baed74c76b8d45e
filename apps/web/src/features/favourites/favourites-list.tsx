import { useQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { homeClassesOfTheDay } from '@upbeat/rules/constants'
import { dailyClassShown } from '@upbeat/rules/tenant/home-parts'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { Link } from 'react-router'
import { useKeptPageCount } from '../../lib/page/use-kept-page-count.ts'
import { usePages } from '../../lib/page/use-pages.ts'
import { paths } from '../../lib/paths.ts'
import { ClassGrid } from '../classes/class-grid.tsx'
import { ClassGridSkeleton } from '../classes/class-grid-skeleton.tsx'
import { FailedList } from '../classes/failed-section.tsx'
import { classOfTheDayQuery } from '../classes/queries.ts'
import { useText } from '../i18n/text.ts'
import { useTenant } from '../tenant/tenant-store.ts'
import styles from './favourites-list.module.css'
import { favouritesQuery } from './queries.ts'
import { useKeepFocus } from './use-keep-focus.ts'

/** The member's favourites in pages (FAV-03 to FAV-07). */
export function FavouritesList() {
  const t = useText()
  const query = useQuery(favouritesQuery())
  if (query.data?.length === 0) {
    return (
      <div className={styles.list}>
        <EmptyState
          action={<Button render={<Link to={paths.classes} />}>{t('favourites.browse')}</Button>}
          icon="heart"
          text={t('favourites.emptyHint')}
          title={t('favourites.empty')}
        />
        <Suggestions />
      </div>
    )
  }
  if (query.data) return <FavouriteCards items={query.data} />
  return query.isError ? <FailedList query={query} title={t('favourites.loadFailed')} /> : <ClassGridSkeleton />
}

/** Today's classes, to tap the first heart on. Nothing while they load or if they can't be loaded. */
function Suggestions() {
  const t = useText()
  const { data } = useQuery({ ...classOfTheDayQuery(), enabled: dailyClassShown(useTenant()) })
  const items = data?.collectionItems.slice(0, homeClassesOfTheDay) ?? []
  if (items.length === 0) return null
  const title = t('home.classOfTheDay')
  return (
    <Section title={title}>
      <ClassGrid headingLevel={3} items={items} label={title} onMore={() => {}} remaining={0} />
    </Section>
  )
}

function FavouriteCards({ items }: { items: readonly ListedClass[] }) {
  const t = useText()
  const { shown, remaining, more } = usePages(items, useKeptPageCount())
  const list = useKeepFocus(items)
  return (
    <div className={styles.list} ref={list}>
      <p aria-live="polite" className={styles.count}>
        {t('common.classes', { count: items.length })}
      </p>
      <ClassGrid headingLevel={2} items={shown} label={t('favourites.title')} onMore={more} remaining={remaining} />
    </div>
  )
}
