import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Favourite, FavouritePayload } from '../entities/favourite.ts'
import { ListedClass } from '../entities/virtual-class.ts'
import { TagParameter } from './parameters.ts'

export const favouriteEndpoints = {
  listFavourites: endpoint('listFavourites', { replies: { 200: z.array(ListedClass) }, errors: [] }),
  addFavourite: endpoint('addFavourite', {
    body: FavouritePayload,
    replies: { 201: Favourite },
    errors: ['classNotFound', 'notYours'],
  }),
  removeFavourite: endpoint('removeFavourite', {
    params: TagParameter,
    replies: { 200: Favourite },
    errors: ['classNotFound'],
  }),
}
