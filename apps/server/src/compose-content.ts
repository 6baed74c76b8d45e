import { openTranscribe } from './adapters/captions/open-transcribe.ts'
import { openStorage } from './adapters/storage/open-storage.ts'
import { createAnnouncementKind } from './modules/announcements/announcement-kind.ts'
import { undoDays } from './modules/audit/undo.ts'
import { composeCatalogues } from './modules/classes/compose-catalogues.ts'
import { composeStudioClasses } from './modules/classes/studio/compose.ts'
import { createPolicyKind } from './modules/consent/studio/policy-kind.ts'
import { composeCuration, composeCurationKinds, composePreviewCuration } from './modules/curation/compose.ts'
import { composeEvents } from './modules/events/compose.ts'
import { createEventKind } from './modules/events/studio/event-kind.ts'
import { composeIntake } from './modules/intake/compose.ts'
import type { Encode } from './modules/intake/encoding/encoder-process.ts'
import { createLookKind } from './modules/look/look-kind.ts'
import { createLookPictures } from './modules/look/look-pictures.ts'
import { composePictures } from './modules/pictures/compose.ts'
import { createUploadedPictures } from './modules/pictures/uploaded-pictures.ts'
import { composePublishing } from './modules/publishing/compose.ts'
import { createTextsKind } from './modules/texts/texts-kind.ts'
import type { Core } from './open-core.ts'

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
  const { events, classes: connectClasses } = await composeEvents(core)
  const moving = await demo?.keepEventsMoving(events.forget)
  const curationFor = composePreviewCuration(core)
  const classKind = await composeCatalogues({ ...core, connectClasses, curationFor, uploads })
  const { catalogues } = classKind
  const kinds = [
    classKind.kind,
    createLookKind(core),
    ...composeCurationKinds({ ...core, catalogues }),
    createTextsKind(core),
    createPolicyKind(core),
    createAnnouncementKind(core),
    createEventKind({ ...core, caches: [events, catalogues] }),
  ]
  const publishing = composePublishing({ ...core, ...classKind, kinds })
  const stopPublishing = publishing.runOnTime(core)
  const drafts = composeStudioClasses({ ...core, ...classKind, publishing })
  const curation = composeCuration({ ...core, ...classKind, publishing, drafts })
  const storage = openStorage(config)
  const uploaded = async (key: string) => (await intake.picture(key)) ?? lookPictures.picture(key)
  const { pictures, preparePicture } = composePictures({ ...core, uploaded })
  const uploadedPictures = createUploadedPictures({ ...core, storage, undoDays })
  const lookPictures = createLookPictures({ ...core, storage, pictures: uploadedPictures, preparePicture })
  const intake = composeIntake({
    ...core,
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
  })
  return {
    events,
    catalogues,
    publishing,
    drafts,
    curation,
    intake,
    lookPictures,
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
