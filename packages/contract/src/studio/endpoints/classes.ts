import { z } from 'zod'
import {
  ChangedClasses,
  ClassChanges,
  ClassOptions,
  ClassVersion,
  FieldChange,
  SavedClass,
  StudioClass,
  StudioClassList,
  StudioListedClass,
  WordRename,
} from '../entities/class.ts'
import { ClassFilter, ClassOrder } from '../entities/classes/class-filter.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const TagParameter = z.object({ tag: z.string().max(200) })
const ListQuery = z.object({
  ...ClassFilter.shape,
  ...ClassOrder.shape,
  skip: z.coerce.number().int().min(0).max(1_000_000).default(0),
  take: z.coerce.number().int().min(1).max(100).default(50),
})

export const classEndpoints = {
  listClasses: studioEndpoint('listClasses', { query: ListQuery, replies: { 200: StudioClassList }, errors: [] }),
  /** Of these classes, those that this person may see. */
  listVideoStatuses: studioEndpoint('listVideoStatuses', {
    query: z.object({
      tag: z.preprocess(
        (value) => (typeof value === 'string' ? [value] : value),
        z.array(z.string().max(200)).min(1).max(100),
      ),
    }),
    replies: { 200: z.array(StudioListedClass.pick({ tag: true, name: true, state: true, video: true })) },
    errors: [],
  }),
  createClass: studioEndpoint('createClass', {
    body: z.object({
      name: z.string().max(200).default(''),
      /** The video's file name: suggests a title, and the coach of the club named in it. */
      fileName: z.string().max(1000).optional(),
    }),
    replies: { 201: StudioClass },
    errors: [],
  }),
  changeClasses: studioEndpoint('changeClasses', {
    body: ClassChanges,
    largestBody: 8 * 1024 * 1024,
    replies: { 200: ChangedClasses },
    errors: ['notFound', 'notAllowedNow'],
  }),
  getClassDraft: studioEndpoint('getClassDraft', {
    params: TagParameter,
    replies: { 200: StudioClass },
    errors: ['notFound'],
  }),
  saveClass: studioEndpoint('saveClass', {
    params: TagParameter,
    body: z.object({ changes: z.array(FieldChange).min(1).max(40) }),
    replies: { 200: SavedClass },
    errors: ['notFound', 'notAllowedNow'],
  }),
  publishClass: studioEndpoint('publishClass', {
    params: TagParameter,
    body: z.object({ at: z.iso.datetime({ offset: true }).nullable().default(null) }),
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow', 'notPublishable'],
  }),
  unpublishClass: studioEndpoint('unpublishClass', {
    params: TagParameter,
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow'],
  }),
  requestPublication: studioEndpoint('requestPublication', {
    params: TagParameter,
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow', 'notPublishable'],
  }),
  withdrawPublicationRequest: studioEndpoint('withdrawPublicationRequest', {
    params: TagParameter,
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow'],
  }),
  binClass: studioEndpoint('binClass', {
    params: TagParameter,
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow'],
  }),
  restoreClass: studioEndpoint('restoreClass', {
    params: TagParameter,
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow'],
  }),
  duplicateClass: studioEndpoint('duplicateClass', {
    params: TagParameter,
    replies: { 201: StudioClass },
    errors: ['notFound'],
  }),
  listClassVersions: studioEndpoint('listClassVersions', {
    params: TagParameter,
    replies: { 200: z.array(ClassVersion) },
    errors: ['notFound'],
  }),
  bringBackClassVersion: studioEndpoint('bringBackClassVersion', {
    params: TagParameter.extend({ version: z.coerce.number().int().min(1) }),
    replies: { 200: StudioClass },
    errors: ['notFound', 'notAllowedNow'],
  }),
  getClassOptions: studioEndpoint('getClassOptions', { replies: { 200: ClassOptions }, errors: [] }),
  renameWord: studioEndpoint('renameWord', {
    body: WordRename,
    replies: { 200: z.object({ classes: z.number() }) },
    errors: ['notFound'],
  }),
  announcePresence: studioEndpoint('announcePresence', {
    params: TagParameter,
    replies: { 200: z.object({ others: z.array(z.string()) }) },
    errors: ['notFound'],
  }),
}
