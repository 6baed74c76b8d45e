import { cardShapes } from '@upbeat/rules/pictures/card-picture'
import { z } from 'zod'
import { ClassMedia, ClassMoveMark, Crop, StorageFigures, UploadEntry } from '../entities/intake.ts'
import { studioEndpoint } from '../studio-endpoint.ts'

const TagParameter = z.object({ tag: z.string().max(200) })
const VersionParameter = z.object({ ...TagParameter.shape, version: z.coerce.number().int().min(1).max(1_000_000) })
const UploadParameter = z.object({ id: z.uuid() })
/** Of a Date. */
const largestTime = 8.64e15
const TrackIndex = z.number().int().min(0).max(1000)
const CaptionsLanguage = z.string().regex(/^[a-z]{2}(-[a-z]{2})?$/)
const CaptionsParameter = z.object({ ...TagParameter.shape, language: CaptionsLanguage })
const largestCaptions = 2_000_000
const Revision = z.string().max(100)
/**
 * The edited version; null if there was none. Fails with `changedElsewhere` if it has changed since. If omitted, any version is replaced.
 */
const Base = Revision.nullable().optional()
/** In bytes; sent as base64. */
const largestPicture = 20_000_000
const longestTrailerSeconds = 30

export const intakeEndpoints = {
  checkUpload: studioEndpoint('checkUpload', {
    /** Total size of all files about to be uploaded. */
    body: z.object({ bytes: z.number().int().positive() }),
    /** `bucket`: uploads go straight there, see `beginUpload`; otherwise through the server, by tus. */
    replies: { 200: z.object({ into: z.enum(['bucket', 'server']) }) },
    errors: ['storageFull', 'quotaExceeded', 'encodeQuotaExceeded', 'tooManyUploads', 'emptyFile'],
  }),
  /**
   * Begins the upload of a class's video into the bucket, or continues that of the same file. `server`: it goes by tus; `id` is its upload
   * if there is one.
   */
  beginUpload: studioEndpoint('beginUpload', {
    params: TagParameter,
    body: z.object({
      fileName: z.string().max(1000),
      bytes: z.number().int().min(0),
      /** When the file was last changed, in milliseconds. */
      modified: z.number().int().min(-largestTime).max(largestTime),
      /** Without it the upload goes through the server, also if it began in the bucket; then from the first byte. */
      reachesBucket: z.boolean(),
    }),
    replies: {
      201: z.discriminatedUnion('into', [
        z.object({ into: z.literal('server'), id: z.string().nullable() }),
        z.object({
          into: z.literal('bucket'),
          id: z.string(),
          /** The size of all parts but the last. */
          partBytes: z.number().int(),
          /** The parts that have arrived, counted from 1. */
          received: z.array(z.number().int()),
        }),
      ]),
    },
    errors: ['notFound', 'emptyFile', 'storageFull', 'quotaExceeded', 'encodeQuotaExceeded', 'tooManyUploads'],
  }),
  /** Addresses for PUT, each for one part and valid for some minutes. Also says how much was sent; for that alone without numbers. */
  signUploadParts: studioEndpoint('signUploadParts', {
    params: UploadParameter,
    body: z.object({
      numbers: z.array(z.number().int().min(1).max(10_000)).max(10),
      sentBytes: z.number().int().min(0),
    }),
    replies: { 200: z.object({ parts: z.array(z.object({ number: z.number().int(), url: z.url() })) }) },
    errors: ['notFound', 'notAllowedNow'],
  }),
  /** Ends the upload. Parts that are missing must be sent first. */
  completeUpload: studioEndpoint('completeUpload', {
    params: UploadParameter,
    body: z.object({}),
    replies: { 200: z.object({ missing: z.array(z.number().int()) }) },
    errors: ['notFound', 'notAllowedNow', 'quotaExceeded'],
  }),
  /** Removes the class made for a file whose upload never began, unless somebody has put anything into it. */
  discardClass: studioEndpoint('discardClass', {
    params: TagParameter,
    body: z.object({ fileName: z.string().max(1000) }),
    replies: { 200: z.object({ isRemoved: z.boolean() }) },
    errors: ['notFound'],
  }),
  listUploads: studioEndpoint('listUploads', { replies: { 200: z.array(UploadEntry) }, errors: [] }),
  getClassMedia: studioEndpoint('getClassMedia', {
    params: TagParameter,
    replies: { 200: ClassMedia },
    errors: ['notFound'],
  }),
  retryVideo: studioEndpoint('retryVideo', {
    params: VersionParameter,
    body: z.object({}),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow'],
  }),
  cancelVideo: studioEndpoint('cancelVideo', {
    params: VersionParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  deleteSource: studioEndpoint('deleteSource', {
    params: VersionParameter,
    replies: { 204: null },
    errors: ['notFound', 'sourceNeeded'],
  }),
  makePoster: studioEndpoint('makePoster', {
    params: VersionParameter,
    /** The video frame at this time. */
    body: z.object({ second: z.number().min(0).max(21_600) }),
    replies: { 201: z.object({ link: z.string() }) },
    errors: ['notFound', 'notAllowedNow'],
  }),
  /** Cuts a trailer. Returns its link at once, for the class's `trailerLink`; step `trailer` reports when it is playable. */
  makeTrailer: studioEndpoint('makeTrailer', {
    params: VersionParameter,
    body: z
      .object({ from: z.number().min(0).max(21_600), to: z.number().min(0).max(21_600) })
      .refine(({ from, to }) => to - from >= 1 && to - from <= longestTrailerSeconds, {
        message: `between 1 and ${longestTrailerSeconds} seconds`,
        path: ['to'],
      }),
    replies: { 201: z.object({ link: z.string() }) },
    errors: ['notFound', 'notAllowedNow'],
  }),
  /** Selects an earlier video to be published next. */
  restoreVideo: studioEndpoint('restoreVideo', {
    params: VersionParameter,
    body: z.object({}),
    replies: { 204: null },
    errors: ['notFound', 'notAllowedNow'],
  }),
  /**
   * Makes another video of the class from the same original file, with other tracks of it; replies with its version. A track that isn't named stays
   * as it is.
   */
  chooseTracks: studioEndpoint('chooseTracks', {
    params: VersionParameter,
    /** Indexes in the file, as listed in the video's `tracks`. */
    body: z.object({ picture: TrackIndex.optional(), sound: TrackIndex.optional() }),
    replies: { 201: z.object({ version: z.number().int() }) },
    errors: [
      'notFound',
      'notAllowedNow',
      'trackMissing',
      'sourceDeleted',
      'storageFull',
      'quotaExceeded',
      'encodeQuotaExceeded',
    ],
  }),
  /** A picture uploaded by the club, cropped per card shape; the link is for the class's `imageLink`. */
  uploadPicture: studioEndpoint('uploadPicture', {
    params: TagParameter,
    body: z.object({
      /** JPEG, PNG, WebP or AVIF as base64. */
      picture: z.string().max(Math.ceil(largestPicture / 3) * 4),
      crops: z.record(z.enum(cardShapes), Crop),
    }),
    replies: { 201: z.object({ links: z.record(z.enum(cardShapes), z.string()), link: z.string() }) },
    errors: ['notFound', 'pictureUnreadable'],
    largestBody: Math.ceil(largestPicture / 3) * 4 + 10_000,
  }),
  uploadClubPicture: studioEndpoint('uploadClubPicture', {
    body: z.object({ picture: z.string().max(Math.ceil(largestPicture / 3) * 4) }),
    /** `tall` is closer to square. */
    replies: { 201: z.object({ links: z.record(z.enum(cardShapes), z.string()), link: z.string() }) },
    errors: ['pictureUnreadable'],
    largestBody: Math.ceil(largestPicture / 3) * 4 + 10_000,
  }),
  getCaptions: studioEndpoint('getCaptions', {
    params: CaptionsParameter,
    replies: { 200: z.object({ body: z.string(), isDraft: z.boolean(), revision: Revision }) },
    errors: ['notFound'],
  }),
  saveCaptions: studioEndpoint('saveCaptions', {
    params: CaptionsParameter,
    /** WebVTT or SRT; stored as WebVTT. */
    body: z.object({
      body: z.string().max(largestCaptions),
      base: Base,
      /** Whether it stays a draft; otherwise captions are published at once. */
      keepDraft: z.boolean().default(false),
    }),
    replies: {
      200: z.object({
        body: z.string(),
        cues: z.number().int(),
        /** What was dropped, by line number. */
        problems: z.array(z.object({ line: z.number().int(), kind: z.enum(['time', 'noTimes', 'order', 'empty']) })),
        revision: Revision,
      }),
    },
    errors: ['notFound', 'captionsLanguage', 'captionsUnreadable', 'changedElsewhere'],
    largestBody: largestCaptions * 2,
  }),
  removeCaptions: studioEndpoint('removeCaptions', {
    params: CaptionsParameter,
    replies: { 204: null },
    errors: ['notFound'],
  }),
  /** Publishes a draft. */
  publishCaptions: studioEndpoint('publishCaptions', {
    params: CaptionsParameter,
    body: z.object({}),
    replies: { 204: null },
    errors: ['notFound'],
  }),
  /** For captions stored under the wrong language. */
  changeCaptionsLanguage: studioEndpoint('changeCaptionsLanguage', {
    params: CaptionsParameter,
    body: z.object({ language: CaptionsLanguage }),
    replies: { 204: null },
    errors: ['notFound', 'captionsExist', 'captionsLanguage'],
  }),
  /** Requests a draft from the captions service, in the spoken language of the class or in the given one. */
  draftCaptions: studioEndpoint('draftCaptions', {
    params: TagParameter,
    body: z.object({ language: CaptionsLanguage.nullable().default(null) }),
    replies: { 202: z.object({ language: z.string() }) },
    errors: ['notFound', 'captionsExist', 'captionsLanguage', 'notAllowedNow'],
  }),
  getMoves: studioEndpoint('getMoves', {
    params: TagParameter,
    replies: { 200: z.object({ moves: z.array(ClassMoveMark), revision: Revision }) },
    errors: ['notFound'],
  }),
  saveMoves: studioEndpoint('saveMoves', {
    params: TagParameter,
    body: z.object({ moves: z.array(ClassMoveMark).max(1000), base: Base }),
    replies: { 200: z.object({ revision: Revision }) },
    errors: ['notFound', 'changedElsewhere'],
  }),
  getStorage: studioEndpoint('getStorage', { replies: { 200: StorageFigures }, errors: [] }),
}
