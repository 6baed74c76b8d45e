import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { CollectionService } from './service.ts'

export function mountCollections(mount: Mount, { collections }: { collections: CollectionService }) {
  mount('getCollections', (context, { params }) => {
    assertOwnSlot(context, params.userId)
    return collections.list(context)
  })
  mount('getClassOfTheDay', (context, { params }) => {
    assertOwnSlot(context, params.userId)
    return collections.classOfTheDay(context)
  })
  mount('getClassList', (context, { params }) => collections.classList(context, params.id))
}
