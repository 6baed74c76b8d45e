import { Answer } from '../../platform/http/answer.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { ClassOfDayService } from './class-of-day-service.ts'
import type { CurationService } from './curation-service.ts'
import type { OrderService } from './order-service.ts'
import type { createPickedClasses } from './picked-classes.ts'

type Parts = {
  curation: CurationService
  ordering: OrderService
  classOfDay: ClassOfDayService
  classes: ReturnType<typeof createPickedClasses>
}

export function mountCuration(mount: StudioMount, { curation, ordering, classOfDay, classes }: Parts) {
  mount('listCuration', (context, { params }) => curation.list(context, params.kind))
  mount(
    'createCuration',
    async (context, { params, body }) => new Answer(201, await curation.create(context, params.kind, body)),
  )
  mount('orderCuration', async (context, { params, body }) => {
    await ordering.order(context, params.kind, body.ids)
    return new Answer(204, undefined)
  })
  mount('getCuration', (context, { params }) => curation.get(context, params))
  mount('saveCuration', (context, { params, body }) => curation.save(context, params, body.changes))
  mount('addToCollection', (context, { params, body }) => curation.addClasses(context, params.id, body.tags))
  mount('publishCuration', (context, { params, body }) =>
    curation.publish(context, params, body.at === null ? null : new Date(body.at)),
  )
  mount('unpublishCuration', (context, { params }) => curation.unpublish(context, params))
  mount('unscheduleCuration', (context, { params }) => curation.unschedule(context, params))
  mount('binCuration', (context, { params, query }) => curation.bin(context, params, query.moveTo))
  mount('restoreCuration', (context, { params }) => curation.restore(context, params))
  mount('listCurationVersions', (context, { params }) => curation.versions(context, params))
  mount('bringBackCurationVersion', (context, { params }) => curation.bringBack(context, params, params.version))
  mount('matchClasses', async (context, { body }) => {
    if ('rule' in body) return classes.byRule(context, body.rule)
    const found = await classes.picked(context, body.tags)
    return { total: found.length, classes: found }
  })
  mount('getClassOfDayPlan', (context, { query }) => classOfDay.plan(context, query.month))
  mount('planClassOfDay', (context, { params, body }) => classOfDay.planDay(context, params.day, body.tag))
}
