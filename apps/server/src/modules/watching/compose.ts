import type { Http } from '../../platform/http/open-http.ts'
import type { Platform } from '../../platform/open-platform.ts'
import type { Tenants } from '../../platform/tenancy/tenants.ts'
import type { Catalogues } from '../classes/catalogue.ts'
import type { Events } from '../events/events.ts'
import { createContentOf } from './content-of.ts'
import { formerClassOn } from './former-class-repository.ts'
import { createLedger } from './ledger.ts'
import { createPlaybackErrors } from './playback-errors.ts'
import { createReportQueue } from './report-queue.ts'
import { mountWatching } from './routes.ts'
import { type CouldWatch, createWatchingService } from './service.ts'
import { createWatchTotals } from './watch-totals-repository.ts'

type Parts = Pick<Platform, 'db' | 'clock' | 'makeId'> &
  Pick<Http, 'mount'> & { tenants: Tenants; catalogues: Catalogues; events: Events; couldWatch: CouldWatch }

/** The ledger of what members really watch, and its sums. */
export function composeWatchLedger(parts: Parts) {
  const { db, mount, tenants } = parts
  const ledger = createLedger({ ...parts, timeZoneOf: (id) => tenants.byIdOrName(id)?.settings.timeZone ?? null })
  const contentOf = createContentOf({
    ...parts,
    hasOutsideEvents: ({ settings }) => Object.keys(settings.connectProviders ?? {}).length > 0,
    formerClass: formerClassOn(db),
  })
  const watching = createWatchingService({ ...parts, contentOf, store: createReportQueue(ledger).add })
  const playbackErrors = createPlaybackErrors(parts)
  mountWatching(mount, { watching, playbackErrors })
  return { totals: createWatchTotals(db), playbackErrors: playbackErrors.counter }
}
