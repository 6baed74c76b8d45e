import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { CuratedKind, ListedCuration } from '@upbeat/contract/studio/entities/curation'
import { Button } from '@upbeat/ui/button.tsx'
import { EmptyState } from '@upbeat/ui/empty-state.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { api } from '../../lib/api/api.ts'
import { QueryStates } from '../../lib/api/query-states.tsx'
import { useReach } from '../../lib/api/session.ts'
import { useAction } from '../../lib/api/use-action.ts'
import { useText } from '../../lib/i18n/use-text.ts'
import { StateBadge } from '../../lib/layout/state-badge.tsx'
import { showToast } from '../../lib/layout/toast-store.ts'
import { Thumbnail } from '../../lib/media/thumbnail.tsx'
import { OrderedList } from '../../lib/order/ordered-list.tsx'
import styles from './curation-list.module.css'
import { curationListQuery } from './curation-query.ts'
import { kinds } from './internal/kinds.ts'

/** The club's categories, collections, channels or coaches in the members' order. */
export function CurationList({ kind }: { kind: CuratedKind }) {
  return (
    <QueryStates height="20rem" query={useQuery(curationListQuery(kind))}>
      {(all) => <LoadedList all={all.filter(({ isOfTheDay }) => !isOfTheDay)} kind={kind} />}
    </QueryStates>
  )
}

function LoadedList({ kind, all }: { kind: CuratedKind; all: ListedCuration[] }) {
  const t = useText()
  const mayEdit = useReach('collections.edit') !== null
  const queryClient = useQueryClient()
  const { run } = useAction()
  const [isBinShown, setBinShown] = useState(false)
  const shown = all.filter(({ state }) => state === 'published')
  const unseen = all.filter(({ state }) => state !== 'published' && state !== 'bin')
  const binned = all.filter(({ state }) => state === 'bin')

  async function order(items: ListedCuration[]) {
    const { queryKey } = curationListQuery(kind)
    // A pending request would restore the previous order.
    await queryClient.cancelQueries({ queryKey })
    const before = queryClient.getQueryData(queryKey)
    const rest = (before ?? []).filter(({ id }) => !items.some((item) => item.id === id))
    queryClient.setQueryData(queryKey, [...items, ...rest])
    const isDone = await run(() => api('orderCuration', { params: { kind }, body: { ids: items.map(({ id }) => id) } }))
    if (isDone) showToast(t('curation.orderSaved'))
    else queryClient.setQueryData(queryKey, before)
  }

  const nameOf = ({ name }: ListedCuration) => name || t('curation.untitled')
  const row = (item: ListedCuration) => <Row item={item} kind={kind} name={nameOf(item)} />
  const parts = { keyOf: ({ id }: ListedCuration) => id, nameOf, children: row } as const
  const label = t(kinds[kind].title)
  if (all.length === 0) return <EmptyState icon="film" text={t('curation.noneText')} title={t('curation.noneTitle')} />
  return (
    <div className={styles.page}>
      {shown.length > 0 && (
        <OrderedList<ListedCuration>
          {...parts}
          items={shown}
          label={label}
          {...(mayEdit && { onOrder: (items: ListedCuration[]) => void order(items) })}
        />
      )}
      {unseen.length > 0 && (
        <section className={styles.section}>
          <h2 className={styles.title}>{t('curation.notVisible')}</h2>
          <OrderedList<ListedCuration> {...parts} items={unseen} label={t('curation.notVisible')} />
        </section>
      )}
      {binned.length > 0 && (
        <div>
          <Button aria-expanded={isBinShown} onClick={() => setBinShown(!isBinShown)} variant="quiet">
            {isBinShown ? t('curation.hideBin') : t('curation.showBin', { count: binned.length })}
          </Button>
          {isBinShown && <OrderedList<ListedCuration> {...parts} items={binned} label={t('curation.binned')} />}
        </div>
      )}
    </div>
  )
}

function Row({ item, kind, name }: { item: ListedCuration; kind: CuratedKind; name: string }) {
  const t = useText()
  const isEmpty = item.classCount === 0 && item.state === 'published' && kind !== 'category'
  const notes = [
    isEmpty
      ? t(kind === 'coach' ? 'curation.notNamed' : 'curation.emptyHidden')
      : t('curation.classes', { count: item.classCount }),
    ...(item.byRule ? [t('curation.byRule')] : []),
    ...(item.hasChanges ? [t('curation.unpublishedChanges')] : []),
  ]
  return (
    <>
      <Link className={styles.link} to={`${kinds[kind].path}/${encodeURIComponent(item.id)}`}>
        {kind !== 'collection' && <Thumbnail link={item.imageLink} />}
        <span className={styles.what}>
          <span className={styles.name} dir="auto">
            {name}
          </span>
          <span className={styles.note}>{notes.join(' · ')}</span>
        </span>
      </Link>
      <StateBadge state={item.state} />
    </>
  )
}
