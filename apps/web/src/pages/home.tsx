import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  browseClassesEnabled,
  channelsEnabled,
  classOfTheDayEnabled,
  collectionsEnabled,
  homeStrip,
} from '@upbeat/rules/tenant/switches'
import { SecondPaint } from '@upbeat/ui/second-paint.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { lazy, Suspense } from 'react'
import { isSignedIn, useSignedIn } from '../features/auth/auth-store.ts'
import { ChannelStrip } from '../features/channels/channel-strip.tsx'
import { homeChannelsQuery } from '../features/channels/queries.ts'
import { CategoryTiles } from '../features/classes/category-tiles.tsx'
import { CategoryTilesSkeleton } from '../features/classes/category-tiles-skeleton.tsx'
import { continueQuery } from '../features/classes/continue-queries.ts'
import { ContinueRow } from '../features/classes/continue-row.tsx'
import { FailedSection } from '../features/classes/failed-section.tsx'
import { HomeGreeting } from '../features/classes/home-greeting.tsx'
import { metadataQuery } from '../features/classes/metadata-query.ts'
import { PageStack } from '../features/classes/page-stack.tsx'
import { preloadClassOfTheDay } from '../features/classes/preload-class-of-the-day.ts'
import { classOfTheDayQuery } from '../features/classes/queries.ts'
import { SeeAll } from '../features/classes/see-all.tsx'
import { StartPanel } from '../features/classes/start-panel.tsx'
import { FeaturedStrip } from '../features/collections/featured-strip.tsx'
import { collectionsQuery, featuredCollection } from '../features/collections/queries.ts'
import { useText } from '../features/i18n/text.ts'
import { getTenant, useTenant } from '../features/tenant/tenant-store.ts'
import { paths } from '../lib/paths.ts'
import { queryClient } from '../lib/query-client.ts'

const importStrip = () => import('../features/connect/home-strip.tsx')
const HomeStrip = lazy(async () => ({ default: (await importStrip()).HomeStrip }))
/** The strip with what it shows, for clubs whose Home begins with it. */
const leadingStripQuery = () =>
  queryOptions({
    queryKey: ['leadingStrip'],
    queryFn: async () => {
      const strip = await importStrip()
      await strip.prepareHomeStrip()
      return strip.HomeStrip
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

/** All that Home shows is asked for at once, while its code is still coming. */
export function loader() {
  const tenant = getTenant()
  if (homeStrip(tenant) !== 'none')
    void (tenant.homeStart === 'live' ? queryClient.prefetchQuery(leadingStripQuery()) : importStrip())
  if (classOfTheDayEnabled(tenant)) void preloadClassOfTheDay()
  if (browseClassesEnabled(tenant)) void queryClient.prefetchQuery(metadataQuery())
  if (channelsEnabled(tenant)) void queryClient.prefetchQuery(homeChannelsQuery())
  if (collectionsEnabled(tenant)) void queryClient.prefetchQuery(collectionsQuery())
  if (isSignedIn()) void queryClient.prefetchQuery(continueQuery())
  return null
}

export function Component() {
  const t = useText()
  const tenant = useTenant()
  const today = useQuery({ ...classOfTheDayQuery(), enabled: classOfTheDayEnabled(tenant) })
  const metadata = useQuery({ ...metadataQuery(), enabled: browseClassesEnabled(tenant) })
  const channels = useQuery({ ...homeChannelsQuery(), enabled: channelsEnabled(tenant) })
  const collections = useQuery({ ...collectionsQuery(), enabled: collectionsEnabled(tenant) })
  // Asked for on the way here, always: a class may have been left a moment ago.
  const begun = useQuery({ ...continueQuery(), enabled: useSignedIn(), refetchOnMount: false })

  const leadsWithStrip = tenant.homeStart === 'live'
  const leadsWithCollection = tenant.homeStart === 'collection'
  const hasStrip = homeStrip(tenant) !== 'none'
  const strip = useQuery({ ...leadingStripQuery(), enabled: leadsWithStrip && hasStrip })

  const waiting = <CategoryTilesSkeleton label={t('home.loading')} />
  // What the window opens on comes all at once, and so does what lies below: nothing that is being looked at moves.
  if (today.isLoading || begun.isLoading || strip.isLoading || (leadsWithCollection && collections.isLoading)) {
    return (
      <PageStack>
        <HomeGreeting next={undefined} />
        {waiting}
      </PageStack>
    )
  }

  const featured = featuredCollection(collections.data ?? [])
  const featuredPart = (
    <>
      {collections.isError && <FailedSection query={collections} title={t('home.featured')} />}
      {featured && <FeaturedStrip collection={featured} />}
    </>
  )
  const LeadingStrip = strip.data
  const continued = begun.data ?? []
  const todays = today.data?.collectionItems ?? []
  const next =
    continued.length > 0 ? t('home.nextContinue') : todays.length > 0 ? t('home.nextStep') : t('classes.intro')
  return (
    <PageStack>
      <HomeGreeting next={next} />
      {LeadingStrip && <LeadingStrip />}
      {leadsWithCollection && featuredPart}
      {today.isError && <FailedSection query={today} title={t('home.classOfTheDay')} />}
      {todays.length > 0 && <StartPanel begun={continued} today={todays} />}
      {todays.length === 0 && continued.length > 0 && <ContinueRow classes={continued} />}
      <SecondPaint ready={![metadata, channels, collections].some((query) => query.isLoading)} waiting={waiting}>
        {hasStrip && !leadsWithStrip && (
          <Suspense fallback={null}>
            <HomeStrip />
          </Suspense>
        )}
        {metadata.isError && <FailedSection query={metadata} title={t('home.browseClasses')} />}
        {metadata.data && (
          <Section action={<SeeAll of={t('home.browseClasses')} to={paths.browse} />} title={t('home.browseClasses')}>
            <CategoryTiles categories={metadata.data.categories} label={t('home.browseClasses')} />
          </Section>
        )}
        {channels.isError && <FailedSection query={channels} title={t('home.channels')} />}
        {channels.data && channels.data.length > 0 && <ChannelStrip channels={channels.data} />}
        {!leadsWithCollection && featuredPart}
      </SecondPaint>
    </PageStack>
  )
}
