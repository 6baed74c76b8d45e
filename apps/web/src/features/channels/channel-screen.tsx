import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ApiError } from '@upbeat/client/api-error.ts'
import { Navigate } from 'react-router'
import { PageBannerSkeleton } from '../../lib/page/page-banner-skeleton.tsx'
import { PageStack } from '../../lib/page/page-stack.tsx'
import { usePageTitle } from '../../lib/page/page-title.ts'
import { channelClassPath, paths } from '../../lib/paths.ts'
import { ClassGridSkeleton } from '../classes/class-grid-skeleton.tsx'
import { FailedList } from '../classes/failed-section.tsx'
import { metadataQuery } from '../classes/metadata-query.ts'
import { useText } from '../i18n/text.ts'
import { ChannelBanner } from './channel-banner.tsx'
import { ChannelClasses } from './channel-classes.tsx'
import { ChannelEmpty } from './channel-empty.tsx'
import { channelClassesQuery } from './queries.ts'

/** A channel's page (CHAN-02 to CHAN-04). Its classes open on top of it (D-11). An unknown channel redirects to Home (CHAN-11). */
export function ChannelScreen({ channelTag }: { channelTag: string }) {
  const t = useText()
  const query = useInfiniteQuery(channelClassesQuery(channelTag))
  const metadata = useQuery(metadataQuery()).data ?? null
  const first = query.data?.pages[0]
  usePageTitle(first?.channelDetails?.displayName)
  const unknown = query.error instanceof ApiError && query.error.status === 404
  if (unknown || (first && !first.channelDetails)) return <Navigate replace to={paths.home} />
  if (!first) {
    return (
      <>
        <PageBannerSkeleton label={t('channels.loadingOne')} />
        <PageStack>
          {query.isError ? <FailedList query={query} title={t('channels.failedOne')} /> : <ClassGridSkeleton />}
        </PageStack>
      </>
    )
  }
  const isEmpty = first.items.length === 0 && first.itemsRemaining === 0
  return (
    <>
      <ChannelBanner channel={first.channelDetails} />
      <PageStack tight>
        {isEmpty ? (
          <ChannelEmpty />
        ) : (
          <ChannelClasses
            channelTag={channelTag}
            linkOf={({ tag }) => channelClassPath(channelTag, tag)}
            metadata={metadata}
            query={query}
          />
        )}
      </PageStack>
    </>
  )
}
