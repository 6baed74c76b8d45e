import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { ClassList } from '../entities/class-list.ts'
import { Collection } from '../entities/collection.ts'
import { IdParameter, OptionalUserId } from './parameters.ts'

export const collectionEndpoints = {
  getCollections: endpoint('getCollections', {
    params: OptionalUserId,
    replies: { 200: z.array(Collection) },
    errors: ['notYours'],
  }),
  getClassOfTheDay: endpoint('getClassOfTheDay', {
    params: OptionalUserId,
    replies: { 200: Collection },
    errors: ['notYours'],
  }),
  getClassList: endpoint('getClassList', { params: IdParameter, replies: { 200: ClassList }, errors: ['notFound'] }),
}
