import type { LookMarks } from '@upbeat/contract/studio/entities/look'
import { Answer } from '../../platform/http/answer.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { LookPictures } from './look-pictures.ts'
import type { LookService } from './look-service.ts'

type Parts = {
  look: LookService
  marks: (context: StaffContext, which: 'fields' | 'published') => Promise<LookMarks>
  pictures: Pick<LookPictures, 'add'>
}

export function mountLook(mount: StudioMount, { look, marks, pictures }: Parts) {
  mount('getLook', (context) => look.get(context))
  mount('saveLook', (context, { body }) => look.save(context, body.changes))
  mount('discardLook', (context) => look.discard(context))
  mount('publishLook', (context, { body }) => look.publish(context, body.at === null ? null : new Date(body.at)))
  mount('unscheduleLook', (context) => look.unschedule(context))
  mount('getLookMarks', (context, { query }) => marks(context, query.published ? 'published' : 'fields'))
  mount('uploadLookPicture', async ({ tenantId }, { body }) => {
    return new Answer(201, { link: await pictures.add(tenantId, Buffer.from(body.picture, 'base64')) })
  })
  mount('listLookVersions', (context) => look.versions(context))
  mount('restoreLookVersion', (context, { params }) => look.restore(context, params.version))
}
