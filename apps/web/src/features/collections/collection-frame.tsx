import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { contentKind } from '@upbeat/rules/routes/deep-link'
import { Button } from '@upbeat/ui/button.tsx'
import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { PageHead } from '../../lib/page/page-head.tsx'
import { PageHeadSkeleton } from '../../lib/page/page-head-skeleton.tsx'
import { PageStack } from '../../lib/page/page-stack.tsx'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { classPlayerPath } from '../../lib/paths.ts'
import { ClassGridSkeleton } from '../classes/class-grid-skeleton.tsx'
import { FailedList } from '../classes/failed-section.tsx'
import { useLengthText } from '../i18n/length-text.ts'
import { useText } from '../i18n/text.ts'
import { ShareButton } from '../sharing/share-button.tsx'
import styles from './collection-frame.module.css'
import { CollectionEmpty, CollectionGone } from './collection-missing.tsx'
import type { CollectionView } from './use-collection.ts'
import { useDoneClasses } from './use-done-classes.ts'

type CollectionFrameProps = { tag: string; view: CollectionView; children: (ready: Ready) => ReactNode }
/** `done`: the tags of the classes that the member has done. */
type Ready = Extract<CollectionView, { status: 'ready' }> & { done: ReadonlySet<string> }

/** A collection's heading, which the link passes before the data loads (ROUTE-19), and its states. */
export function CollectionFrame({ tag, view: collection, children }: CollectionFrameProps) {
  const t = useText()
  const view = useReady(collection)
  const { state } = useLocation()
  const linked = (state as { collectionName?: string } | null)?.collectionName
  const name = linked ?? (view.status === 'ready' ? view.name : undefined)
  usePageTitle(view.status === 'gone' ? t('collections.gone') : name)
  return (
    <PageStack tight>
      {view.status === 'gone' ? (
        <PageHead title={linked ?? t('collections.title')} />
      ) : name === undefined && view.status === 'loading' ? (
        <PageHeadSkeleton label={t('collections.loadingOne')} />
      ) : (
        <PageHead
          // A no-break space reserves the line until the description loads.
          text={view.status === 'ready' ? (view.description ?? undefined) : '\u00a0'}
          title={name ?? t('collections.title')}
        >
          {view.status === 'ready' && <CollectionWays tag={tag} view={view} />}
        </PageHead>
      )}
      {view.status === 'loading' && <ClassGridSkeleton label={t('collections.loadingOne')} />}
      {view.status === 'failed' && <FailedList query={view.query} />}
      {view.status === 'gone' && <CollectionGone />}
      {view.status === 'ready' && (view.items.length === 0 ? <CollectionEmpty /> : children(view))}
    </PageStack>
  )
}

const loading = { status: 'loading' } as const
/** Keeps a name's direction apart from the sentence's, as `<bdi>` does. */
const isolated = (name: string) => `\u2068${name}\u2069`

const nothing: readonly ListedClass[] = []

/** The collection once it is known which classes are done, so that nothing moves. */
function useReady(view: CollectionView): Ready | Exclude<CollectionView, { status: 'ready' }> {
  const done = useDoneClasses(view.status === 'ready' ? view.items : nothing)
  if (view.status !== 'ready') return view
  return done ? { ...view, done } : loading
}

/** What there is and how much of it is done, a link to the next class, and a share button. */
function CollectionWays({ tag: id, view: { name: title, description, items, done } }: { tag: string; view: Ready }) {
  const t = useText()
  const [first] = items
  const lengthOf = useLengthText()
  const left = items.filter(({ tag }) => !done.has(tag))
  // After the last one, the list starts again.
  const next = left[0] ?? first
  const hasBegun = done.size > 0 && left.length > 0
  return (
    <>
      {first && <Progress done={done} items={items} />}
      <div className={styles.ways}>
        {next && (
          <Button icon="play" render={<Link to={classPlayerPath(next.tag)} />}>
            {hasBegun
              ? t('collections.next', {
                  name: isolated(next.className),
                  length: lengthOf(durationMinutes(next.durationSecond)),
                })
              : t('home.startClass')}
          </Button>
        )}
        <ShareButton
          look="button"
          shared={{ kind: contentKind.collections, id, title, description, image: first?.imageLink }}
        />
      </div>
    </>
  )
}

/** The number of classes and their length, or, from the first one done, how many and how much of them are done. */
function Progress({ items, done }: { items: readonly ListedClass[]; done: ReadonlySet<string> }) {
  const t = useText()
  const lengthOf = useLengthText()
  const minutesOf = (classes: readonly ListedClass[]) =>
    lengthOf(classes.reduce((sum, { durationSecond }) => sum + durationMinutes(durationSecond), 0))
  if (done.size === 0)
    return <p className={styles.facts}>{`${t('common.classes', { count: items.length })} · ${minutesOf(items)}`}</p>
  const length = minutesOf(items.filter(({ tag }) => done.has(tag)))
  return (
    <div className={styles.progress}>
      <p className={styles.facts}>{t('collections.progress', { done: done.size, total: items.length, length })}</p>
      <div aria-hidden="true" className={styles.line}>
        <div className={styles.done} style={{ inlineSize: `${(done.size / items.length) * 100}%` }} />
      </div>
    </div>
  )
}
