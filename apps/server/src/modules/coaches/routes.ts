import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { CoachService } from './service.ts'

export function mountCoaches(mount: Mount, { coaches }: { coaches: CoachService }) {
  mount('listCoachClasses', (context, { query }) => {
    assertOwnSlot(context, query.userId)
    return coaches.classes(context, query)
  })
}
