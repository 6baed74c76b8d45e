import { Answer } from '../../platform/http/answer.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import type { StudioMount } from '../../platform/http/studio/studio-mount.ts'
import type { CaptionsService } from './captions/captions-service.ts'
import type { MovesService } from './moves/moves-service.ts'
import type { IntakeService } from './service.ts'
import type { BucketUploads } from './uploads/bucket-uploads.ts'
import type { UploadService } from './uploads/uploads.ts'

type Parts = {
  uploads: UploadService
  bucketUploads: BucketUploads
  intake: IntakeService
  captions: CaptionsService
  moves: MovesService
  /** A URL at which staff can watch a class, published or not. */
  previewOf: (context: StaffContext, tag: string) => Promise<string | null>
}

export function mountIntake(mount: StudioMount, { uploads, bucketUploads, ...parts }: Parts) {
  const { intake, captions, moves, previewOf } = parts
  mount('checkUpload', async ({ tenantId }, { body }) => {
    await uploads.assertRoom(tenantId, body.bytes)
    return { into: bucketUploads.isOffered ? 'bucket' : 'server' }
  })
  mount('beginUpload', async (context, { params, body }) => {
    return new Answer(201, await bucketUploads.begin(context, params.tag, body))
  })
  mount('signUploadParts', async (context, { params, body }) => ({
    parts: await bucketUploads.sign(context, params.id, body),
  }))
  mount('completeUpload', async (context, { params }) => ({
    missing: await bucketUploads.complete(context, params.id),
  }))
  mount('discardClass', async (context, { params, body }) => ({
    isRemoved: await uploads.discardClass(context, params.tag, body.fileName),
  }))
  mount('listUploads', (context) => intake.uploads(context))
  mount('getClassMedia', async (context, { params: { tag } }) => ({
    videos: await intake.videos(context, tag),
    arriving: await uploads.arriving(context.tenantId, tag),
    previewLink: await previewOf(context, tag),
    captions: await captions.captionState(context, tag),
  }))
  mount('retryVideo', async (context, { params }) => {
    await intake.retry(context, params.tag, params.version)
    return undefined
  })
  mount('cancelVideo', async (context, { params }) => {
    await intake.cancel(context, params.tag, params.version)
    return undefined
  })
  mount('deleteSource', async (context, { params }) => {
    await intake.deleteSource(context, params.tag, params.version)
    return undefined
  })
  mount('makePoster', async (context, { params, body }) => {
    const link = await intake.makePoster(context, params.tag, params.version, body.second)
    return new Answer(201, { link })
  })
  mount('makeTrailer', async (context, { params, body }) => {
    return new Answer(201, { link: await intake.makeTrailer(context, params.tag, params.version, body) })
  })
  mount('restoreVideo', async (context, { params }) => {
    await intake.restore(context, params.tag, params.version)
    return undefined
  })
  mount('chooseTracks', async (context, { params, body }) => {
    return new Answer(201, { version: await intake.chooseTracks(context, params.tag, params.version, body) })
  })
  mount('uploadPicture', async (context, { params, body }) => {
    const picture = Buffer.from(body.picture, 'base64')
    return new Answer(201, await intake.addPicture(context, params.tag, picture, body.crops))
  })
  mount('uploadClubPicture', async (context, { body }) => {
    return new Answer(201, await intake.addClubPicture(context, Buffer.from(body.picture, 'base64')))
  })
  mount('getCaptions', (context, { params }) => captions.captions(context, params.tag, params.language))
  mount('saveCaptions', (context, { params, body }) => captions.saveCaptions(context, params, body))
  mount('removeCaptions', async (context, { params }) => {
    await captions.removeCaptions(context, params.tag, params.language)
    return undefined
  })
  mount('publishCaptions', async (context, { params }) => {
    await captions.publishCaptions(context, params.tag, params.language)
    return undefined
  })
  mount('changeCaptionsLanguage', async (context, { params, body }) => {
    await captions.changeCaptionsLanguage(context, params.tag, params.language, body.language)
    return undefined
  })
  mount('draftCaptions', async (context, { params, body }) => {
    return new Answer(202, await captions.draftCaptions(context, params.tag, body.language))
  })
  mount('getMoves', (context, { params }) => moves.moves(context, params.tag))
  mount('saveMoves', (context, { params, body }) => moves.saveMoves(context, params.tag, body))
  mount('getStorage', (context) => intake.figures(context))
}
