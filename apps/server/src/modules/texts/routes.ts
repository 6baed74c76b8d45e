import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { EmailsService } from './emails-service.ts'
import type { TextsService } from './texts-service.ts'

export function mountTexts(mount: StudioMount, { texts, emails }: { texts: TextsService; emails: EmailsService }) {
  mount('listTextLanguages', (context) => texts.languages(context))
  mount('listPhrases', (context, { params }) => texts.phrases(context, params.language))
  mount('getTexts', (context, { params }) => texts.get(context, params.language))
  mount('saveTexts', (context, { params, body }) => texts.save(context, params.language, body.changes))
  mount('discardTexts', (context, { params }) => texts.discard(context, params.language))
  mount('publishTexts', (context, { params, body }) =>
    texts.publish(context, params.language, body.at === null ? null : new Date(body.at)),
  )
  mount('unscheduleTexts', (context, { params }) => texts.unschedule(context, params.language))
  mount('listTextsVersions', (context, { params }) => texts.versions(context, params.language))
  mount('restoreTextsVersion', (context, { params }) => texts.restore(context, params.language, params.version))
  mount('previewEmail', (context, { params }) => emails.preview(context, params.kind, params.language))
  mount('sendEmailCopy', (context, { params }) => emails.sendCopy(context, params.kind, params.language))
}
