import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { EventPage, LiveEvents, VimeoEvents, WexerEvents } from '../entities/event-list.ts'
import { ConnectClass, LiveVideo, StreamingLink } from '../entities/live-video.ts'
import { IdParameter, OptionalUserId, TenantAndId, TenantParameter } from './parameters.ts'

const vimeoEndpoints = {
  vimeoVideos: endpoint('vimeoVideos', {
    params: TenantParameter,
    query: z.object({
      /** Counted from 1. */
      page: z.coerce.number<string | number>().int().min(1).max(100_000).default(1),
      /** Only what this club gives (D-14). */
      providerId: z.string().max(200).optional(),
    }),
    replies: { 200: EventPage },
    errors: ['notFound'],
  }),
  vimeoPreview: endpoint('vimeoPreview', {
    params: TenantParameter,
    replies: { 200: VimeoEvents },
    errors: ['notFound'],
  }),
  vimeoLive: endpoint('vimeoLive', { params: TenantParameter, replies: { 200: LiveEvents }, errors: ['notFound'] }),
  vimeoEventVideos: endpoint('vimeoEventVideos', {
    params: TenantAndId,
    replies: { 200: VimeoEvents },
    errors: ['notFound'],
  }),
  vimeoVideo: endpoint('vimeoVideo', {
    params: TenantParameter.extend({ videoId: z.string().min(1).max(200) }),
    replies: { 200: LiveVideo },
    errors: ['notFound'],
  }),
  vimeoStreamingUrl: endpoint('vimeoStreamingUrl', {
    params: TenantAndId.extend({ userId: z.string().min(1).max(200) }),
    replies: { 200: StreamingLink },
    errors: ['noAccess', 'notYours', 'notFound'],
  }),
}

const wexerEndpoints = {
  connectEvents: endpoint('connectEvents', { replies: { 200: WexerEvents }, errors: [] }),
  connectPreview: endpoint('connectPreview', { replies: { 200: WexerEvents }, errors: [] }),
  connectClass: endpoint('connectClass', {
    params: IdParameter.extend(OptionalUserId.shape),
    replies: { 200: ConnectClass },
    errors: ['classNotFound', 'notYours'],
  }),
  connectEventVideos: endpoint('connectEventVideos', {
    params: TenantAndId,
    query: z.object({ userid: z.string().max(200).optional() }),
    replies: { 200: WexerEvents },
    errors: ['notFound', 'notYours'],
  }),
}

/** Both sources serve the same events, each in its own spelling (D-31, D-36). */
export const connectEndpoints = { ...vimeoEndpoints, ...wexerEndpoints }
