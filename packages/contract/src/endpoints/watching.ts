import { endpoint } from '../endpoint.ts'
import { WatchReport, WatchReportReply } from '../entities/watch-report.ts'

export const watchingEndpoints = {
  reportWatching: endpoint('reportWatching', {
    body: WatchReport,
    largestBody: 48 * 1024,
    replies: { 200: WatchReportReply },
    errors: ['classNotFound'],
  }),
}
