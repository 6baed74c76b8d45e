import type { EventPage } from '../entities/event-list.ts'
import type { VimeoEvent, WexerEvent } from '../entities/live-event.ts'
import type { ConnectClass, LiveVideo, StreamingLink } from '../entities/live-video.ts'
import { classExamples } from './class-examples.ts'

const shared = {
  description: 'Live from the studio',
  type: 1,
  duration: 1800,
  pictures: { sizes: [{ link: '/media/studio-360.jpg', height: 360 }] },
  trailerLink: '/media/studio/trailer.m3u8',
  trailerLinkWeb: null,
  level: 'Intermediate',
  stream_Description: 'Bring a towel',
  next_Occurrence_Time: '2026-11-20T18:00:00Z',
  live: { status: 'awaiting', active_Time: '2026-11-20T18:00:00Z' },
  favourite: false,
  providerId: 'pulse',
  providerName: 'Pulse Club',
  liveStreamingLink: '',
} satisfies Partial<VimeoEvent>

const vimeoEvent = {
  event_id: 'E1',
  name: 'Evening ride',
  videoID: 'V1',
  ...shared,
  schedule: { type: 'daily', availableDate: [], daily_Time: '18:00:00' },
} satisfies VimeoEvent
const wexerEvent = {
  id: 'E1',
  title: 'Evening ride',
  videoId: 'V1',
  ...shared,
  schedule: { type: 'single', availableDate: ['2026-11-20T18:00:00Z'], daily_Time: null },
  virtualClass: classExamples.listedClass,
} satisfies WexerEvent
const streamingLink = {
  liveStreamingLink: 'https://live.example/main.m3u8',
  transcode: { status: 'complete' },
} satisfies StreamingLink
/** @internal */
export const eventExamples = {
  vimeoEvent,
  wexerEvent,
  streamingLink,
  eventPage: {
    eventData: [vimeoEvent],
    recordsLeft: 3,
    totalRecords: 13,
    perPage: 10,
    liveStreamingLink: '',
    eventDetail: {
      providerId: 'pulse',
      providerName: 'Pulse Club',
      sizes: [{ link: '/media/studio-360.jpg', height: 360 }],
      live: shared.live,
      schedule: { next_Occurence_Time: '2026-11-20T18:00:00Z' },
      name: 'Evening ride',
      description: null,
    },
  } satisfies EventPage,
  liveVideo: {
    videoID: 'V1',
    created_Time: '2026-11-19T18:00:00Z',
    trailerLink: null,
    description: null,
    name: 'Evening ride',
    pictures: shared.pictures,
    duration: 1800,
    transcode: { status: 'in_progress' },
  } satisfies LiveVideo,
  connectClass: {
    ...streamingLink,
    virtualClass: classExamples.virtualClass,
    event: wexerEvent,
  } satisfies ConnectClass,
}
