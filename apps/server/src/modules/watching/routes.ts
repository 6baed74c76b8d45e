import type { Mount } from '../../platform/http/mount.ts'
import type { WatchingService } from './service.ts'

export function mountWatching(mount: Mount, { watching }: { watching: WatchingService }) {
  mount('reportWatching', (context, { body }) => watching.report(context, body))
}
