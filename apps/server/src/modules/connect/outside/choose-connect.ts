import type { Tenant } from '../../../platform/tenancy/tenant.ts'
import type { ConnectService } from '../service.ts'
import type { OutsideParts } from './outside-viewer.ts'
import { createOutsideVimeo } from './outside-vimeo.ts'
import { createOutsideWexer } from './outside-wexer.ts'
import { providerOf } from './provider.ts'

/** The same service, with calls sent to a club's outside provider if it has one for their source (D-36). */
export function chooseConnect(own: ConnectService, parts: OutsideParts): ConnectService {
  const vimeo = (tenant: Tenant) => {
    const provider = providerOf(tenant, 'vimeo')
    return provider ? createOutsideVimeo(provider, parts) : own
  }
  const wexer = (tenant: Tenant) => {
    const provider = providerOf(tenant, 'wexer')
    return provider ? createOutsideWexer(provider, parts) : own
  }
  return {
    ...own,
    videos: (context, query) => vimeo(context.tenant).videos(context, query),
    live: (context) => vimeo(context.tenant).live(context),
    vimeoPreview: (context) => vimeo(context.tenant).vimeoPreview(context),
    vimeoEventVideos: (context, id) => vimeo(context.tenant).vimeoEventVideos(context, id),
    video: (context, videoId) => vimeo(context.tenant).video(context, videoId),
    streamingUrl: (context, id) => vimeo(context.tenant).streamingUrl(context, id),
    events: (context) => wexer(context.tenant).events(context),
    pictureOfSchedule: async (context) => (providerOf(context.tenant, 'wexer') ? null : own.pictureOfSchedule(context)),
    wexerPreview: (context) => wexer(context.tenant).wexerPreview(context),
    wexerEventVideos: (context, id) => wexer(context.tenant).wexerEventVideos(context, id),
    connectClass: (context, id) => wexer(context.tenant).connectClass(context, id),
  }
}
