import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { SearchService } from './service.ts'

export function mountSearch(mount: Mount, { search }: { search: SearchService }) {
  mount('searchClasses', (context, { params, body, headers }) => {
    assertOwnSlot(context, params.userId)
    return search.search(context, body, headers.showmetadata === 'true')
  })
}
