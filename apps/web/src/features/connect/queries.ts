import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { livePreviewLimit } from '@upbeat/rules/constants'
import { connectSource, eventType } from '@upbeat/rules/live/enumerations'
import { api } from '../../lib/api/api.ts'
import { queryClient } from '../../lib/api/query-client.ts'
import { clock } from '../../lib/clock.ts'
import { type LiveEvent, normaliseEvents } from '../../lib/normalise/live-event.ts'
import { memberId } from '../auth/auth-store.ts'
import { getTenant } from '../tenant/tenant-store.ts'
import { hasMorePages, pageOfRecordings, type RecordingPage } from './internal/recording-page.ts'
import { recordingsOf } from './internal/recordings-of.ts'

const quarterMinute = 15_000

/** Events with the server time of their request in epoch milliseconds: later changes are not in them. */
export type KnownEvents = { events: LiveEvent[]; knownAt: number }

/** Whether the club's events come from the vimeo calls; else from the default source (LIVE-36). */
export function isVimeo(): boolean {
  return getTenant().connectSource === connectSource.vimeo
}

export const isRecording = ({ type }: LiveEvent) => type === eventType.videoOnDemand

/** The events of the live schedule; refetched periodically, since a broadcast may be rescheduled or start. */
export const scheduleQuery = () =>
  queryOptions({
    queryKey: ['connect', 'schedule', memberId()],
    queryFn: async ({ signal }): Promise<KnownEvents> => {
      const { events, knownAt } = isVimeo()
        ? await known(() => api('vimeoLive', { params: { tenant: getTenant().name }, signal }))
        : await wexerEvents()
      return { events: events.filter((event) => !isRecording(event)), knownAt }
    },
    staleTime: quarterMinute,
    refetchInterval: 2 * quarterMinute,
  })

/** At most five events: running and upcoming ones, then recordings (HOME-08). */
export const previewQuery = () =>
  queryOptions({
    queryKey: ['connect', 'preview', memberId()],
    queryFn: async ({ signal }): Promise<KnownEvents> => {
      const { events, knownAt } = await known(() =>
        isVimeo()
          ? api('vimeoPreview', { params: { tenant: getTenant().name }, signal })
          : api('connectPreview', { signal }),
      )
      return { events: events.slice(0, livePreviewLimit), knownAt }
    },
    staleTime: quarterMinute,
    refetchInterval: 2 * quarterMinute,
  })

/** The newest recordings, for Home. If many live events fill the preview, they are loaded from their own list. */
export const recentRecordingsQuery = () =>
  queryOptions({
    queryKey: ['connect', 'recentRecordings', memberId()],
    queryFn: async () => {
      const { events } = await queryClient.fetchQuery({ ...previewQuery(), retry: false })
      const previewed = events.filter(isRecording)
      if (previewed.length > 0) return previewed
      const { pages } = await queryClient.fetchInfiniteQuery({ ...recordingsQuery(), retry: false })
      return recordingsOf(pages)
    },
  })

/** The recordings of Connect, of all providers or one, page by page (LIVE-35). */
export const recordingsQuery = (providerId: string | null = null) =>
  infiniteQueryOptions({
    queryKey: ['connect', 'recordings', providerId, memberId()],
    queryFn: ({ pageParam, signal }): Promise<RecordingPage> =>
      isVimeo() ? vimeoPage(pageParam, providerId, signal) : wexerPage(pageParam, providerId),
    initialPageParam: 1,
    getNextPageParam: (_last, pages, page) => (hasMorePages(pages) ? page + 1 : undefined),
  })

/** All events, from which the providers are derived. */
export const allEventsQuery = () =>
  queryOptions({
    queryKey: ['connect', 'all', memberId()],
    queryFn: async ({ signal }) => {
      if (!isVimeo()) return (await wexerEvents()).events
      const [live, recordings] = await Promise.all([
        api('vimeoLive', { params: { tenant: getTenant().name }, signal }),
        allVimeoRecordings(signal),
      ])
      return [...normaliseEvents(live), ...recordings]
    },
  })

/** One reply of the default source serves the schedule, the recordings and the providers. */
export const eventsQuery = () =>
  queryOptions({
    queryKey: ['connect', 'events', memberId()],
    queryFn: ({ signal }) => known(() => api('connectEvents', { signal })),
    staleTime: quarterMinute,
  })

async function known(ask: () => Promise<Parameters<typeof normaliseEvents>[0]>): Promise<KnownEvents> {
  const knownAt = clock.now()
  return { events: normaliseEvents(await ask()), knownAt }
}

async function vimeoPage(page: number, providerId: string | null, signal: AbortSignal): Promise<RecordingPage> {
  const answer = await api('vimeoVideos', {
    params: { tenant: getTenant().name },
    query: { page, ...(providerId !== null && { providerId }) },
    signal,
  })
  const told = normaliseEvents(answer)
  const events = told.filter((event) => providerId === null || event.providerId === providerId)
  return { events, ids: told.map(({ id }) => id), recordsLeft: answer.recordsLeft }
}

/** This source returns everything at once; the list is still paged while scrolling. */
async function wexerPage(page: number, providerId: string | null): Promise<RecordingPage> {
  return pageOfRecordings((await wexerEvents()).events.filter(isRecording), page, providerId)
}

/** Without retries, since its callers retry: with both, nine failures would pass before a page reports one. */
function wexerEvents(): Promise<KnownEvents> {
  return queryClient.fetchQuery({ ...eventsQuery(), retry: false })
}

async function allVimeoRecordings(signal: AbortSignal): Promise<LiveEvent[]> {
  const pages: RecordingPage[] = []
  do pages.push(await vimeoPage(pages.length + 1, null, signal))
  while (hasMorePages(pages))
  return recordingsOf(pages)
}
