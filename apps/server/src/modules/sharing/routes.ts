import { Answer, Html } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { SharingService } from './service.ts'

export function mountSharing(mount: Mount, { sharing }: { sharing: SharingService }) {
  mount('shortenLink', (context, { body }) => sharing.shorten(context, body.longDynamicLink))
  mount('followShortLink', async (context, { params }) => {
    const { target, page } = await sharing.follow(context, params.code)
    return new Answer<undefined>(302, new Html(page), { location: target })
  })
}
