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
      /** Only the provider of this club (D-14). */
      providerId: z.string().max(200).optional(),
    }),
    replies: { 200: EventPage },
    errors: ['notFound', 'providerFailed'],
  }),
  vimeoPreview: endpoint('vimeoPreview', {
    params: TenantParameter,
    replies: { 200: VimeoEvents },
    errors: ['notFound', 'providerFailed'],
  }),
  vimeoLive: endpoint('vimeoLive', {
    params: TenantParameter,
    replies: { 200: LiveEvents },
    errors: ['notFound', 'providerFailed'],
  }),
  vimeoEventVideos: endpoint('vimeoEventVideos', {
    params: TenantAndId,
    replies: { 200: VimeoEvents },
    errors: ['notFound', 'providerFailed'],
  }),
  vimeoVideo: endpoint('vimeoVideo', {
    params: TenantParameter.extend({ videoId: z.string().min(1).max(200) }),
    replies: { 200: LiveVideo },
    errors: ['notFound', 'providerFailed'],
  }),
  vimeoStreamingUrl: endpoint('vimeoStreamingUrl', {
    params: TenantAndId.extend({ userId: z.string().min(1).max(200) }),
    replies: { 200: StreamingLink },
    errors: ['noAccess', 'notYours', 'notFound', 'providerFailed'],
  }),
}

const wexerEndpoints = {
  connectEvents: endpoint('connectEvents', { replies: { 200: WexerEvents }, errors: ['providerFailed'] }),
  connectPreview: endpoint('connectPreview', { replies: { 200: WexerEvents }, errors: ['providerFailed'] }),
  connectClass: endpoint('connectClass', {
    params: IdParameter.extend(OptionalUserId.shape),
    replies: { 200: ConnectClass },
    errors: ['classNotFound', 'notYours', 'providerFailed'],
  }),
  connectEventVideos: endpoint('connectEventVideos', {
    params: TenantAndId,
    query: z.object({ userid: z.string().max(200).optional() }),
    replies: { 200: WexerEvents },
    errors: ['notFound', 'notYours', 'providerFailed'],
  }),
}

/** Both sources serve the same events, each with its own field names (D-31, D-36). */
export const connectEndpoints = { ...vimeoEndpoints, ...wexerEndpoints }
