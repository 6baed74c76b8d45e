import { endpoint } from '../endpoint.ts'
import { PlaybackError } from '../entities/playback-error.ts'
import { WatchReport, WatchReportReply } from '../entities/watch-report.ts'

export const watchingEndpoints = {
  reportWatching: endpoint('reportWatching', {
    body: WatchReport,
    largestBody: 48 * 1024,
    replies: { 200: WatchReportReply },
    errors: ['classNotFound'],
  }),
  reportPlaybackError: endpoint('reportPlaybackError', { body: PlaybackError, replies: { 204: null }, errors: [] }),
}
