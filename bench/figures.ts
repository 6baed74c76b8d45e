import { clubFile } from './club-file.ts'
import { figuresAtScale } from './figures-scale.ts'
import { slowReceivers } from './slow-receivers.ts'
import { watchReports } from './watch-reports.ts'
import { watchedMinutes } from './watched-minutes.ts'

/** Benches of the figures and of what they are computed from: `npm run bench -- figures reports`. */
export const figures = {
  reports: watchReports,
  minutes: watchedMinutes,
  scale: figuresAtScale,
  club: clubFile,
  webhooks: slowReceivers,
}
