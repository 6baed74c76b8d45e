import { Failure } from '../../platform/failure/failure.ts'
import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Context } from '../../platform/http/context.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { ConnectService } from './service.ts'

export function mountConnect(mount: Mount, { connect }: { connect: ConnectService }) {
  mount('vimeoVideos', (context, { params, query }) => {
    assertOwnTenant(context, params.tenant)
    return connect.videos(context, query)
  })
  mount('vimeoPreview', (context, { params }) => {
    assertOwnTenant(context, params.tenant)
    return connect.vimeoPreview(context)
  })
  mount('vimeoLive', (context, { params }) => {
    assertOwnTenant(context, params.tenant)
    return connect.live(context)
  })
  mount('vimeoEventVideos', (context, { params }) => {
    assertOwnTenant(context, params.tenant)
    return connect.vimeoEventVideos(context, params.id)
  })
  mount('vimeoVideo', (context, { params }) => {
    assertOwnTenant(context, params.tenant)
    return connect.video(context, params.videoId)
  })
  mount('vimeoStreamingUrl', (context, { params }) => {
    assertOwnTenant(context, params.tenant)
    assertOwnSlot(context, params.userId)
    return connect.streamingUrl(context, params.id)
  })
  mount('connectEvents', (context) => connect.events(context))
  mount('connectPreview', (context) => connect.wexerPreview(context))
  mount('connectClass', (context, { params }) => {
    assertOwnSlot(context, params.userId)
    return connect.connectClass(context, params.id)
  })
  mount('connectEventVideos', (context, { params, query }) => {
    assertOwnTenant(context, params.tenant)
    assertOwnSlot(context, query.userid)
    return connect.wexerEventVideos(context, params.id)
  })
}

/** The club in the path must be that of the request (D-96). */
function assertOwnTenant({ tenant, tenantId }: Context, given: string) {
  if (given.toLowerCase() !== tenant.name.toLowerCase() && given !== tenantId) throw new Failure('notFound')
}
