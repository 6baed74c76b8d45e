import { createFetchJson } from './adapters/connect/fetch-json.ts'
import type { composeContent } from './compose-content.ts'
import type { composeMembership } from './compose-membership.ts'
import { composeActivity } from './modules/activity/compose.ts'
import { composeBroadcast } from './modules/broadcast/compose.ts'
import { composeChannels } from './modules/channels/compose.ts'
import { composeClasses } from './modules/classes/compose.ts'
import { composeCoaches } from './modules/coaches/compose.ts'
import { composeCollections } from './modules/collections/compose.ts'
import { composeConnect } from './modules/connect/compose.ts'
import { composeFavourites } from './modules/favourites/compose.ts'
import { createClassStream } from './modules/media/class-stream.ts'
import { composeMedia } from './modules/media/compose.ts'
import { joinLibraries } from './modules/media/media-library.ts'
import { createCardPage } from './modules/page/card-page.ts'
import { mountPictures } from './modules/pictures/routes.ts'
import { composeReminders } from './modules/reminders/compose.ts'
import { composeSearch } from './modules/search/compose.ts'
import { composeSharing } from './modules/sharing/compose.ts'
import { composeWatchLedger } from './modules/watching/compose.ts'
import type { Core } from './open-core.ts'

type Content = Awaited<ReturnType<typeof composeContent>>
type Membership = Pick<Awaited<ReturnType<typeof composeMembership>>, 'subscription'>

/** How members find, watch and share what their club publishes. */
export async function composeWatching(core: Core, content: Content, { subscription }: Membership) {
  const { server, previews, tenants, phrases, demo } = core
  const { events, catalogues, intake, pictures } = content
  const { favouriteTags, tagsOfMember, copyOn: copyFavouritesOn } = composeFavourites({ ...core, catalogues })
  const seen = { ...core, events, catalogues, favouriteTags, hasAccess: subscription.hasAccess }
  const broadcasting = composeBroadcast(seen)
  const { recordings, viewers } = broadcasting
  const demoLibrary = demo?.media({ catalogues, tenants, phrases }) ?? null
  // What clubs have uploaded, and the demo's classes.
  const library = demoLibrary ? joinLibraries(intake.library, demoLibrary) : intake.library
  const media = await composeMedia({
    ...seen,
    library,
    recordings,
    noteViewer: viewers.note,
  })
  const connect = composeConnect({ ...seen, media, recordings, fetchJson: createFetchJson(core.outboundFetch) })
  const { metadata, categoriesIn, hasOneCategory } = await composeSearch(seen)
  composeClasses({ ...seen, metadata, linksFor: createClassStream({ media, eventLinks: connect.linksOf }) })
  const { pictureOfTheDay, pictureOfCollections } = composeCollections(seen)
  const { pictureOfChannels } = composeChannels(seen)
  const { coachOf } = composeCoaches(seen)
  composeActivity(seen)
  const { totals: watchTotals, playbackErrors } = composeWatchLedger({ ...seen, couldWatch: subscription.couldWatch })
  const reminders = await composeReminders({ ...seen, favouriteTags: tagsOfMember, isWatchable: connect.isWatchable })
  const cards = composeSharing({ ...seen, createCardPage })
  mountPictures(server, { pictures, tenants, previews, now: () => performance.now() })
  const opening = { pictureOfTheDay, pictureOfChannels, pictureOfCollections, coachOf, categoriesIn, hasOneCategory }
  const shown = { ...cards, ...opening, pictureOfSchedule: connect.pictureOfSchedule }
  return { media, reminders, shown, broadcasting, copyFavouritesOn, watchTotals, playbackErrors, library }
}
