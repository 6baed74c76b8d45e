import { openTranscribe } from './adapters/captions/open-transcribe.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import { createAnnouncementKind } from './modules/announcements/announcement-kind.ts'
import { auditPictureTexts } from './modules/audit/picture-texts.ts'
import { undoDays } from './modules/audit/undo.ts'
import { composeCatalogues } from './modules/classes/compose-catalogues.ts'
import { classPictureTexts } from './modules/classes/picture-texts.ts'
import { composeStudioClasses } from './modules/classes/studio/compose.ts'
import { recordPublished } from './modules/classes/studio/record-published.ts'
import { createPolicyKind } from './modules/consent/studio/policy-kind.ts'
import {
  composeCoachNames,
  composeCommonCategories,
  composeCuration,
  composeCurationKinds,
  composePreviewCuration,
} from './modules/curation/compose.ts'
import { curationPictureTexts } from './modules/curation/picture-texts.ts'
import { composeEvents } from './modules/events/compose.ts'
import type { Events } from './modules/events/events.ts'
import { eventPictureTexts } from './modules/events/picture-texts.ts'
import { composeEventCoaches } from './modules/events/studio/compose.ts'
import { createEventKind } from './modules/events/studio/event-kind.ts'
import { composeIntake } from './modules/intake/compose.ts'
import type { Encode } from './modules/intake/encoding/encoder-process.ts'
import { createLookKind } from './modules/look/look-kind.ts'
import { createLookPictures } from './modules/look/look-pictures.ts'
import { composePictures } from './modules/pictures/compose.ts'
import { createUploadedPictures } from './modules/pictures/uploaded-pictures.ts'
import { composePublishing } from './modules/publishing/compose.ts'
import { publishingPictureTexts } from './modules/publishing/picture-texts.ts'
import { sharingPictureTexts } from './modules/sharing/picture-texts.ts'
import { clubPictureTexts } from './modules/tenant/picture-texts.ts'
import { createTextsKind } from './modules/texts/texts-kind.ts'
import { storeMessages } from './modules/webhooks/outbox.ts'
import type { Core } from './open-core.ts'

/** All modules whose rows may mention uploaded pictures. */
const pictureTexts = [
  auditPictureTexts,
  classPictureTexts,
  clubPictureTexts,
  curationPictureTexts,
  eventPictureTexts,
  publishingPictureTexts,
  sharingPictureTexts,
]

/** What a club publishes: classes, live events, curation, look, texts, and their files. */
export async function composeContent(core: Core, encode: Encode) {
  const { config, demo } = core
  // Uploads and classes need each other: uploads become classes, and publishing a class looks up its uploads.
  const uploads: Parameters<typeof composeCatalogues>[0]['uploads'] = {
    mediaOf: (...args) => intake.mediaOf(...args),
    videoStatuses: (...args) => intake.videoStatuses(...args),
    keepVideo: (...args) => intake.keepVideo(...args),
    forgetClass: (binned) => intake.forgetClass(binned),
  }
  const { events, classes: connectClasses, plays: eventsPlay } = await composeEvents(core)
  const moving = await demo?.keepEventsMoving(events.forget)
  const curationFor = composePreviewCuration(core)
  const classKind = await composeCatalogues({ ...core, connectClasses, events, eventsPlay, curationFor, uploads })
  const { catalogues } = classKind
  const publishing = composePublishing({ ...core, ...classKind, kinds: kindsOf(core, classKind, events) })
  const stopPublishing = publishing.runOnTime(core)
  const addCommonCategories = composeCommonCategories(core)
  const drafts = composeStudioClasses({
    ...core,
    ...classKind,
    publishing,
    addCommonCategories,
    coachNamesOn: [composeCoachNames, composeEventCoaches],
  })
  const curation = composeCuration({ ...core, ...classKind, publishing, drafts })
  const storage = openStorage(config)
  const uploaded = async (key: string) => (await intake.picture(key)) ?? lookPictures.picture(key)
  const { pictures, preparePicture } = composePictures({ ...core, uploaded })
  const uploadedPictures = createUploadedPictures({
    ...core,
    storage,
    undoDays,
    pictureTexts,
    forgetFiles: (...args) => intake.forgetFiles(...args),
  })
  const lookPictures = createLookPictures({ ...core, storage, pictures: uploadedPictures, preparePicture })
  const intake = composeIntake({
    ...core,
    ...core.installation,
    catalogues,
    drafts,
    storage,
    pictures: uploadedPictures,
    preparePicture,
    encode,
    transcribe: openTranscribe(config),
    onPosters: async (key) => {
      const link = await classKind.showPoster(key)
      if (link) preparePicture(link, 'card')
    },
    onPrepared: ({ tenantId, classTag, version }) =>
      storeMessages(core.db, [
        {
          tenantId,
          type: 'class.ready',
          at: core.clock.now(),
          data: { classTag, video: version },
          unique: core.makeId(),
        },
      ]),
  })
  return {
    events,
    catalogues,
    publishing,
    drafts,
    curation,
    intake,
    lookPictures,
    storage,
    pictures,
    /** Keeps the demo's live events moving with the clock; undefined without the demo. */
    moving,
    async stop() {
      stopPublishing()
      await moving?.stop()
      await intake.stop()
    },
  }
}

type ClassKind = Awaited<ReturnType<typeof composeCatalogues>>

/** Everything that can be published. */
function kindsOf(core: Core, { kind, catalogues }: ClassKind, events: Events) {
  return [
    { ...kind, published: recordPublished(core.facts) },
    createLookKind(core),
    ...composeCurationKinds({ ...core, catalogues }),
    createTextsKind(core),
    createPolicyKind(core),
    createAnnouncementKind(core),
    createEventKind({ ...core, caches: [events, catalogues] }),
  ]
}
