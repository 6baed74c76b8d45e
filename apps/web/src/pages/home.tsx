import { queryOptions, useQuery } from '@tanstack/react-query'
import type { ListedClass } from '@upbeat/contract/entities/virtual-class'
import { durationMinutes } from '@upbeat/rules/classes/duration-minutes'
import { browseClassesEnabled, dailyClassShown, homeStrip, oneClassLeads } from '@upbeat/rules/tenant/home-parts'
import { channelsEnabled, collectionsEnabled } from '@upbeat/rules/tenant/switches'
import '@upbeat/ui/first-pages.css'
import { SecondPaint } from '@upbeat/ui/second-paint.tsx'
import { Section } from '@upbeat/ui/section.tsx'
import { useMemo, useState } from 'react'
import { weekQuery } from '../features/activity/queries.ts'
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
import { preloadClassOfTheDay } from '../features/classes/preload-class-of-the-day.ts'
import { classOfTheDayQuery } from '../features/classes/queries.ts'
import { StartPanel } from '../features/classes/start-panel.tsx'
import { FeaturedStrip } from '../features/collections/featured-strip.tsx'
import { collectionsQuery, featuredCollection } from '../features/collections/queries.ts'
import { useText } from '../features/i18n/text.ts'
import { QuickPicks } from '../features/search/quick-picks.tsx'
import { getTenant, useTenant } from '../features/tenant/tenant-store.ts'
import { queryClient } from '../lib/api/query-client.ts'
import { PageStack } from '../lib/page/page-stack.tsx'
import { SeeAll } from '../lib/page/see-all.tsx'
import { paths } from '../lib/paths.ts'

/** The strip's code and data. */
const stripQuery = () =>
  queryOptions({
    queryKey: ['homeStrip'],
    queryFn: async () => {
      const strip = await import('../features/connect/home-strip.tsx')
      await strip.prepareHomeStrip()
      return strip
    },
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
    retry: false,
  })

/** Prefetches all data of Home while its code loads. */
export function loader() {
  const tenant = getTenant()
  if (homeStrip(tenant) !== 'none') void queryClient.prefetchQuery(stripQuery())
  if (dailyClassShown(tenant)) void preloadClassOfTheDay()
  if (browseClassesEnabled(tenant)) void queryClient.prefetchQuery(metadataQuery())
  if (channelsEnabled(tenant)) void queryClient.prefetchQuery(homeChannelsQuery())
  if (collectionsEnabled(tenant)) void queryClient.prefetchQuery(collectionsQuery())
  if (!isSignedIn()) return null
  void queryClient.prefetchQuery(continueQuery())
  // A class may have been finished a moment ago.
  void queryClient.prefetchQuery({ ...weekQuery(), staleTime: 0 })
  return null
}

export function Component() {
  const t = useText()
  const tenant = useTenant()
  const today = useQuery({ ...classOfTheDayQuery(), enabled: dailyClassShown(tenant) })
  const metadata = useQuery({ ...metadataQuery(), enabled: browseClassesEnabled(tenant) })
  const channels = useQuery({ ...homeChannelsQuery(), enabled: channelsEnabled(tenant) })
  const collections = useQuery({ ...collectionsQuery(), enabled: collectionsEnabled(tenant) })
  // Always refetched: a class may have been left a moment ago.
  const signedIn = useSignedIn()
  const begun = useQuery({ ...continueQuery(), enabled: signedIn, refetchOnMount: false })
  const week = useQuery({ ...weekQuery(), enabled: signedIn, refetchOnMount: false })

  const isLiveClub = tenant.homeStart === 'live'
  const leadsWithCollection = tenant.homeStart === 'collection'
  const leadsWithOne = oneClassLeads(tenant)
  const strip = useQuery({ ...stripQuery(), enabled: homeStrip(tenant) !== 'none' })
  const { HomeStrip, stripComesFirst } = strip.data ?? {}
  // Evaluated once, so that nothing moves while the page is open.
  const isStripFirst = useMemo(() => stripComesFirst?.() ?? false, [stripComesFirst])

  // Rendered by the server, with its picture; shown until the app's own is ready.
  const [firstPanel] = useState(() => document.querySelector('.first-panel'))
  const waiting = <CategoryTilesSkeleton label={t('home.loading')} />
  // Reveals the content above the fold together, then the content below it, so that nothing visible moves.
  if (
    today.isLoading ||
    begun.isLoading ||
    week.isLoading ||
    (isLiveClub && strip.isLoading) ||
    (leadsWithCollection && collections.isLoading)
  ) {
    return (
      <PageStack>
        <HomeGreeting next={undefined} />
        {firstPanel && <div data-layout ref={(place) => place?.append(firstPanel)} />}
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
  const leadsWithStrip = isLiveClub && isStripFirst
  const continued = begun.data ?? []
  const todays = today.data?.collectionItems ?? []
  const hasPanel = todays.length > 0
  const next = continued.length > 0 ? t('home.nextContinue') : firstStep(t, todays[0])
  return (
    <PageStack>
      <HomeGreeting next={next} />
      {leadsWithStrip && HomeStrip && <HomeStrip />}
      {leadsWithCollection && featuredPart}
      {today.isError && <FailedSection query={today} title={t('home.classOfTheDay')} />}
      {hasPanel && <StartPanel alone={leadsWithOne} begun={continued} today={todays} />}
      {(!hasPanel || leadsWithOne) && continued.length > 0 && <ContinueRow classes={continued} />}
      <SecondPaint ready={![strip, metadata, channels, collections].some((query) => query.isLoading)} waiting={waiting}>
        {HomeStrip && isStripFirst && !leadsWithStrip && <HomeStrip />}
        {!leadsWithOne && <QuickPicks />}
        {metadata.isError && <FailedSection query={metadata} title={t('home.browseClasses')} />}
        {metadata.data && (
          <Section
            action={<SeeAll label={t('common.seeAll')} of={t('home.browseClasses')} to={paths.browse} />}
            title={t('home.browseClasses')}
          >
            <CategoryTiles categories={metadata.data.categories} label={t('home.browseClasses')} />
          </Section>
        )}
        {HomeStrip && !isStripFirst && <HomeStrip />}
        {channels.isError && <FailedSection query={channels} title={t('home.channels')} />}
        {channels.data && channels.data.length > 0 && <ChannelStrip channels={channels.data} />}
        {!leadsWithCollection && featuredPart}
      </SecondPaint>
    </PageStack>
  )
}

/** The suggested next step: the class of the day with its length, else any class. */
function firstStep(t: ReturnType<typeof useText>, first: ListedClass | undefined): string {
  if (!first) return t('classes.intro')
  return t('home.nextStep', { length: t('common.minutes', { minutes: durationMinutes(first.durationSecond) }) })
}
