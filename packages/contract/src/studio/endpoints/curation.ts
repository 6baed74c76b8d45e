import { z } from 'zod'
import { FieldConflict } from '../entities/class.ts'
import {
  ClassOfDayPlan,
  Curation,
  CurationVersion,
  curatedKinds,
  ListedCuration,
  PickedClass,
  PlannedDay,
  RuleFields,
} from '../entities/curation.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const KindParameter = z.object({ kind: z.enum(curatedKinds) })
const ThingParameters = KindParameter.extend({ id: z.string().max(200) })
const Tags = z.array(z.string().max(200)).max(500)
const Month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/)

export const curationEndpoints = {
  listCuration: studioEndpoint('listCuration', {
    params: KindParameter,
    replies: { 200: z.array(ListedCuration) },
    errors: [],
  }),
  createCuration: studioEndpoint('createCuration', {
    params: KindParameter,
    body: z.object({ name: z.string().trim().max(80), isOfTheDay: z.boolean().default(false) }),
    replies: { 201: Curation },
    errors: ['notAllowedNow'],
  }),
  orderCuration: studioEndpoint('orderCuration', {
    params: KindParameter,
    body: z.object({ ids: Tags }),
    replies: { 204: null },
    errors: [],
  }),
  getCuration: studioEndpoint('getCuration', {
    params: ThingParameters,
    replies: { 200: Curation },
    errors: ['notFound'],
  }),
  saveCuration: studioEndpoint('saveCuration', {
    params: ThingParameters,
    body: z.object({
      changes: z
        .array(z.object({ field: z.string().max(40), base: z.json(), value: z.json() }))
        .min(1)
        .max(20),
    }),
    replies: { 200: z.object({ curation: Curation, conflicts: z.array(FieldConflict) }) },
    errors: ['notFound', 'notAllowedNow'],
  }),
  addToCollection: studioEndpoint('addToCollection', {
    params: z.object({ id: z.string().max(200) }),
    body: z.object({ tags: Tags.min(1) }),
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow', 'changedElsewhere'],
  }),
  publishCuration: studioEndpoint('publishCuration', {
    params: ThingParameters,
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow', 'notPublishable'],
  }),
  unpublishCuration: studioEndpoint('unpublishCuration', {
    params: ThingParameters,
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow'],
  }),
  unscheduleCuration: studioEndpoint('unscheduleCuration', {
    params: ThingParameters,
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow'],
  }),
  binCuration: studioEndpoint('binCuration', {
    params: ThingParameters,
    /** For a category: the one that takes over its classes. */
    query: z.object({ moveTo: z.string().max(200).optional() }),
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow', 'categoryInUse'],
  }),
  restoreCuration: studioEndpoint('restoreCuration', {
    params: ThingParameters,
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow'],
  }),
  listCurationVersions: studioEndpoint('listCurationVersions', {
    params: ThingParameters,
    replies: { 200: z.array(CurationVersion) },
    errors: ['notFound'],
  }),
  bringBackCurationVersion: studioEndpoint('bringBackCurationVersion', {
    params: ThingParameters.extend({ version: z.coerce.number().int().min(1) }),
    replies: { 200: Curation },
    errors: ['notFound', 'notAllowedNow'],
  }),
  matchClasses: studioEndpoint('matchClasses', {
    body: z.union([z.object({ rule: RuleFields }), z.object({ tags: Tags })]),
    /** `total` counts all matches, whatever the rule's limit; the classes are the first ten of a rule, or all that were named. */
    replies: { 200: z.object({ total: z.number(), classes: z.array(PickedClass) }) },
    errors: [],
  }),
  getClassOfDayPlan: studioEndpoint('getClassOfDayPlan', {
    query: z.object({ month: Month.optional() }),
    replies: { 200: ClassOfDayPlan },
    errors: [],
  }),
  planClassOfDay: studioEndpoint('planClassOfDay', {
    params: z.object({ day: z.iso.date() }),
    body: z.object({ tag: z.string().max(200).nullable() }),
    replies: { 200: PlannedDay },
    errors: ['notFound', 'notAllowedNow'],
  }),
}
