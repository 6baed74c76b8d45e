import type { Mount } from '../../platform/http/mount.ts'
import type { ConsentService } from './service.ts'

export function mountConsent(mount: Mount, { consent }: { consent: ConsentService }) {
  mount('listConsents', (context, { query }) => consent.list(context, query.languageCode ?? context.language))
  mount('listUserConsents', (context) => consent.listAnswers(context))
  mount('answerConsent', (context, { body }) =>
    consent.answer(context, body.ConsentTag, body.Action === 2 ? 'accepted' : 'rejected'),
  )
}
