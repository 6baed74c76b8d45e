import { Answer } from '../../platform/http/answer.ts'
import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { ActivityService } from './service.ts'

export function mountActivity(mount: Mount, { activity }: { activity: ActivityService }) {
  mount('addActivity', async (context, { body }) => {
    assertOwnSlot(context, body.userId ?? undefined)
    return new Answer(201, await activity.add(context, body))
  })
  mount('updateActivity', (context, { params, body }) => {
    assertOwnSlot(context, body.userId ?? undefined)
    return activity.change(context, params.id, body)
  })
  mount('listActivity', (context) => activity.list(context))
  for (const version of ['saveWorkoutResult', 'saveWorkoutResultV3', 'saveWorkoutResultV2'] as const) {
    mount(version, (context, { body }) => {
      assertOwnSlot(context, body.userId ?? undefined)
      return activity.saveResult(context, body)
    })
  }
  mount('trackPlay', (context, { body }) => {
    assertOwnSlot(context, body.userId ?? undefined)
    return activity.track(context, body)
  })
  mount('savePlayhead', (context, { params, body }) => activity.savePlayhead(context, params.tag, body))
  mount('listPlayheads', (context) => activity.listPlayheads(context))
}
