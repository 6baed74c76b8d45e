import { Answer } from '../../platform/http/answer.ts'
import { assertOwnSlot } from '../../platform/http/assert-own.ts'
import type { Mount } from '../../platform/http/mount.ts'
import type { FavouriteService } from './service.ts'

export function mountFavourites(mount: Mount, { favourites }: { favourites: FavouriteService }) {
  mount('listFavourites', (context) => favourites.list(context))
  mount('addFavourite', async (context, { body }) => {
    assertOwnSlot(context, body.userId)
    await favourites.add(context, body.virtualClassTag)
    return new Answer(201, { virtualClassTag: body.virtualClassTag, favourite: true })
  })
  mount('removeFavourite', async (context, { params }) => {
    await favourites.remove(context, params.tag)
    return { virtualClassTag: params.tag, favourite: false }
  })
}
