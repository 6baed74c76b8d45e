import { Answer, type Mount } from '../../platform/http/mount.ts'
import type { SharingService } from './service.ts'

export function mountSharing(mount: Mount, { sharing }: { sharing: SharingService }) {
  mount('shortenLink', (context, { body }) => sharing.shorten(context, body.longDynamicLink))
  mount('followShortLink', async (context, { params }) => {
    return new Answer(302, undefined, { location: await sharing.follow(context, params.code) })
  })
}
