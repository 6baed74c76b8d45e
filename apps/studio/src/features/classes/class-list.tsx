import { useInfiniteQuery } from '@tanstack/react-query'
import { type PublishingState, publishingStates } from '@upbeat/rules/publishing/publishing-state'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { TabLink, TabsLinks } from '@upbeat/ui/tabs-links.tsx'
import { TextField } from '@upbeat/ui/text-field.tsx'
import { type ReactNode, useDeferredValue } from 'react'
import { Link, useSearchParams } from 'react-router'
import { QueryStates } from '../../lib/query-states.tsx'
import { useText } from '../../lib/use-text.ts'
import styles from './class-list.module.css'
import { classListQuery } from './class-queries.ts'
import { ClassTable } from './internal/class-table.tsx'
import { stateKeys } from './internal/state-badge.tsx'

/** The club's classes. What is searched for and which state is shown stand in the address. `first` is offered where there is none. */
export function ClassList({ first }: { first: ReactNode }) {
  const t = useText()
  const [parameters, setParameters] = useSearchParams()
  const search = parameters.get('q') ?? ''
  const state = publishingStates.find((one) => one === parameters.get('state'))
  const query = useInfiniteQuery(classListQuery({ search: useDeferredValue(search), state }))
  const newest = query.data?.pages[0]

  function changeSearch(text: string) {
    setParameters(
      (before) => {
        if (text) before.set('q', text)
        else before.delete('q')
        return before
      },
      { replace: true },
    )
  }

  return (
    <>
      <div className={styles.tools}>
        <TabsLinks label={t('classes.states')}>
          <TabLink current={state === undefined} render={<Link to={addressOf(parameters, undefined)} />}>
            {t('classes.stateAll')}
          </TabLink>
          {publishingStates.map((one) => (
            <TabLink current={state === one} key={one} render={<Link to={addressOf(parameters, one)} />}>
              {t(stateKeys[one])}
              {newest && <span className={styles.count}>{newest.counts[one]}</span>}
            </TabLink>
          ))}
        </TabsLinks>
        <TextField
          hideLabel
          icon="search"
          label={t('classes.search')}
          onChange={(event) => changeSearch(event.target.value)}
          placeholder={t('classes.search')}
          type="search"
          value={search}
        />
      </div>
      <QueryStates height="24rem" query={query}>
        {({ pages }) => {
          const classes = pages.flatMap((page) => page.classes)
          if (classes.length > 0) {
            return (
              <>
                <ClassTable classes={classes} total={pages[0]?.total ?? 0} />
                {query.hasNextPage && (
                  <Button
                    busy={query.isFetchingNextPage}
                    onClick={() => void query.fetchNextPage()}
                    variant="secondary"
                  >
                    {t('classes.more')}
                  </Button>
                )}
              </>
            )
          }
          if (search) {
            return (
              <EmptyState
                action={
                  <Button onClick={() => changeSearch('')} variant="secondary">
                    {t('classes.clearSearch')}
                  </Button>
                }
                icon="search"
                text={t('classes.noneFoundText')}
                title={t('classes.noneFound', { search })}
              />
            )
          }
          if (state) return <EmptyState icon="video" title={t('classes.noneInState')} />
          return first
        }}
      </QueryStates>
    </>
  )
}

function addressOf(parameters: URLSearchParams, state: PublishingState | undefined): string {
  const next = new URLSearchParams(parameters)
  if (state) next.set('state', state)
  else next.delete('state')
  return `?${next}`
}
