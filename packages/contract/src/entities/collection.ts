import { z } from 'zod'
import { collectionTypes } from '../enumerations.ts'
import { ListedClass } from './virtual-class.ts'

/** A curated set of classes (ENT-08, ENT-09). */
export const Collection = z
  .object({
    collectionName: z.string(),
    collectionTag: z.string(),
    collectionType: z.enum(collectionTypes),
    description: z.string().nullable(),
    collectionItems: z.array(ListedClass),
  })
  .meta({ id: 'Collection' })
export type Collection = z.infer<typeof Collection>
