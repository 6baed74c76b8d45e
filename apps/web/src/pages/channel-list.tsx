import { useQuery } from '@tanstack/react-query'
import { ChannelCard } from '../features/channels/channel-card.tsx'
import { NoChannels } from '../features/channels/no-channels.tsx'
import { channelsQuery } from '../features/channels/queries.ts'
import { FailedList } from '../features/classes/failed-section.tsx'
import { useText } from '../features/i18n/text.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { PageBanner } from '../lib/page/page-banner.tsx'
import { PageStack } from '../lib/page/page-stack.tsx'
import { TileGrid, TileGridSkeleton } from '../lib/page/tile-grid.tsx'
import { channelPath } from '../lib/paths.ts'

export function loader() {
  void queryClient.prefetchQuery(channelsQuery())
  return null
}

export function Component() {
  const t = useText()
  const query = useQuery(channelsQuery())
  return (
    <>
      <PageBanner
        picture={query.data?.[0]?.mediaSpaceImageUrl ?? null}
        text={t('channels.intro')}
        title={t('channels.title')}
      />
      <PageStack tight>
        {query.isPending ? (
          <TileGridSkeleton label={t('channels.loading')} />
        ) : query.isError ? (
          <FailedList query={query} title={t('channels.failed')} />
        ) : query.data.length === 0 ? (
          <NoChannels />
        ) : (
          <TileGrid label={t('channels.title')}>
            {query.data.map((channel, place) => (
              <li key={channel.tag}>
                <ChannelCard channel={channel} headingLevel={2} priority={place < 2} to={channelPath(channel.tag)} />
              </li>
            ))}
          </TileGrid>
        )}
      </PageStack>
    </>
  )
}
