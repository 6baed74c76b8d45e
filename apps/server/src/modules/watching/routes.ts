import { Answer } from '../../platform/http/answer.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { PlaybackErrors } from './playback-errors.ts'
import type { WatchingService } from './service.ts'

type Parts = { watching: WatchingService; playbackErrors: PlaybackErrors }

export function mountWatching(mount: Mount, { watching, playbackErrors }: Parts) {
  mount('reportWatching', (context, { body }) => watching.report(context, body))
  mount('reportPlaybackError', async (context, { body }) => {
    playbackErrors.report(context, body)
    return new Answer(204, undefined)
  })
}
