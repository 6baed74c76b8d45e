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

type CollectionFrameProps = { tag: string; view: CollectionView; children: (ready: Ready) => ReactNode }
type Ready = Extract<CollectionView, { status: 'ready' }>

/** A collection's heading, which the link passes before the data loads (ROUTE-19), and its states. */
export function CollectionFrame({ tag, view, children }: CollectionFrameProps) {
  const t = useText()
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

/** The number of classes and minutes, a link to the first class, and a share button. */
function CollectionWays({ tag: id, view: { name: title, description, items } }: { tag: string; view: Ready }) {
  const t = useText()
  const [first] = items
  const lengthOf = useLengthText()
  const minutes = items.reduce((sum, { durationSecond }) => sum + durationMinutes(durationSecond), 0)
  return (
    <>
      {first && (
        <p className={styles.facts}>{`${t('common.classes', { count: items.length })} · ${lengthOf(minutes)}`}</p>
      )}
      <div className={styles.ways}>
        {first && (
          <Button icon="play" render={<Link to={classPlayerPath(first.tag)} />}>
            {t('home.startClass')}
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
