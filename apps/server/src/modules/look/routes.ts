import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { LookService } from './look-service.ts'

export function mountLook(mount: StudioMount, { look }: { look: LookService }) {
  mount('getLook', (context) => look.get(context))
  mount('saveLook', (context, { body }) => look.save(context, body.changes))
  mount('discardLook', (context) => look.discard(context))
  mount('publishLook', (context, { body }) => look.publish(context, body.at === null ? null : new Date(body.at)))
  mount('unscheduleLook', (context) => look.unschedule(context))
  mount('listLookVersions', (context) => look.versions(context))
  mount('restoreLookVersion', (context, { params }) => look.restore(context, params.version))
}
