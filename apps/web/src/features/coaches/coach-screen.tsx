import { type InfiniteData, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import type { CoachDetails } from '@upbeat/contract/entities/coach'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { listPageSize } from '@upbeat/rules/constants'
import { initialsOf } from '@upbeat/rules/text/initials-of'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import '@upbeat/ui/first-pages.css'
import { Heading } from '@upbeat/ui/heading.tsx'
import { Picture } from '@upbeat/ui/picture.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { Skeleton } from '@upbeat/ui/skeleton.tsx'
import type { ReactNode } from 'react'
import { PageStack } from '../../lib/page/page-stack.tsx'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { useDenseWidth, useImageWidth } from '../../lib/page/use-image-width.ts'
import { ClassGrid } from '../classes/class-grid.tsx'
import { ClassGridSkeleton } from '../classes/class-grid-skeleton.tsx'
import { FailedList } from '../classes/failed-section.tsx'
import { NotFoundMessage } from '../fault/not-found-message.tsx'
import { useText } from '../i18n/text.ts'
import './coach-head.css'
import { coachClassesQuery } from './queries.ts'

type CoachScreenProps = {
  name: string
  /** The coach's next live class. */
  live: ReactNode
}

/** A coach's page: portrait, a line in their own words, what is next live, and all their classes. */
export function CoachScreen({ name, live }: CoachScreenProps) {
  const t = useText()
  const query = useInfiniteQuery(coachClassesQuery(name))
  const [first] = query.data?.pages ?? []
  usePageTitle(name)
  if (query.error instanceof ApiError && query.error.status === 404) return <NotFoundMessage />
  if (!first) {
    return (
      <>
        <CoachHead coach={null} name={name} />
        <PageStack>{query.isError ? <FailedList query={query} /> : <ClassGridSkeleton />}</PageStack>
      </>
    )
  }
  const { coachDetails, items, itemsRemaining } = first
  const classes = t('common.classes', { count: items.length + itemsRemaining })
  return (
    <>
      <CoachHead coach={coachDetails} name={name}>
        {live}
      </CoachHead>
      <PageStack>
        {items.length === 0 ? (
          <EmptyState icon="search" title={t('ClassListViews.NoClassesFound')} />
        ) : (
          <Section title={classes}>
            <Classes label={t('player.classesWith', { classes, name })} query={query} />
          </Section>
        )}
      </PageStack>
    </>
  )
}

type ClassesProps = {
  query: UseInfiniteQueryResult<InfiniteData<{ items: ListedClass[]; itemsRemaining: number }>>
  label: string
}

function Classes({ query, label }: ClassesProps) {
  const items = query.data?.pages.flatMap((page) => page.items) ?? []
  return (
    <ClassGrid
      failed={query.isFetchNextPageError}
      headingLevel={3}
      items={items}
      label={label}
      loading={query.isFetchingNextPage}
      onMore={() => void query.fetchNextPage()}
      remaining={Math.min(listPageSize, query.data?.pages.at(-1)?.itemsRemaining ?? 0)}
    />
  )
}

type CoachHeadProps = { name: string; coach: CoachDetails | null; children?: ReactNode }

/** `coach` is null while it loads. */
function CoachHead({ name, coach, children }: CoachHeadProps) {
  return (
    <header className="coach-head">
      <Portrait coach={coach} name={name} />
      <div className="coach-words">
        <Heading className="coach-name" level={1} size="hero">
          <bdi>{name}</bdi>
        </Heading>
        {coach?.line && (
          <blockquote className="coach-line">
            <bdi>{coach.line}</bdi>
          </blockquote>
        )}
        {coach?.description && (
          <p className="coach-text">
            <bdi>{coach.description}</bdi>
          </p>
        )}
      </div>
      {children && <div className="coach-live">{children}</div>}
    </header>
  )
}

function Portrait({ name, coach }: { name: string; coach: CoachDetails | null }) {
  const width = useImageWidth('classCard')
  const dense = useDenseWidth('classCard')
  if (coach === null) return <Skeleton className="coach-portrait" />
  if (coach.imageLink === null) {
    return (
      <span aria-hidden="true" className="coach-initials">
        {initialsOf(name)}
      </span>
    )
  }
  return (
    <Picture
      alt=""
      className="coach-portrait"
      dense={dense}
      placeholderIcon="person"
      priority
      ratio="auto"
      src={coach.imageLink}
      widths={[width]}
    />
  )
}
