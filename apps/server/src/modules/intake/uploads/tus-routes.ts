import { AsyncLocalStorage } from 'node:async_hooks'
import type { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { idleUploadMs } from '@upbeat/rules/media/video-status'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../../platform/failure/failure.ts'
import { hasNul } from '../../../platform/http/has-nul.ts'
import type { StaffContext } from '../../../platform/http/studio/studio-context.ts'
import { inTenant } from '../../../platform/scope/scope.ts'
import type { UploadService } from './uploads.ts'

type Parts = {
  uploads: UploadService
  store: FileStore
  /** Whether several servers may share the database. */
  isShared: boolean
  /** Authenticates a request and checks that it may upload. */
  guard: (request: FastifyRequest) => Promise<StaffContext>
}

export const uploadPath = '/studio/api/v1/uploads'
const version = '1.0.0'
const atAnother =
  'This upload lies at another server. It continues once that server is reached; servers should share MEDIA_DIR.'

/**
 * Uploads with the tus protocol (tus.io, 1.0.0), which can resume after any failure on either side. Permissions and
 * free space are checked before tus sees a request. Requests for finished uploads are answered here, because their file
 * has been moved.
 */
export function mountUploads(server: FastifyInstance, { uploads, store, isShared, guard }: Parts) {
  /** The request that tus is handling. */
  const current = new AsyncLocalStorage<{ staff: StaffContext; id: string }>()
  const tus = new Server({
    path: uploadPath,
    datastore: store,
    relativeLocation: true,
    // The studio is on the same origin, and camera software isn't a browser.
    allowedOrigins: [],
    namingFunction: () => current.getStore()?.id ?? '',
    onUploadFinish: async (_request, { id }) => {
      const staff = current.getStore()?.staff
      if (staff) await inTenant(staff.tenantId, async () => uploads.finish(await uploads.find(staff, id)))
      return {}
    },
  })

  server.register(async (scope) => {
    // tus reads the body itself, as a stream.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.addHook('onSend', async (_request, reply) => {
      reply.header('tus-resumable', version).header('cache-control', 'no-store')
    })

    scope.options(uploadPath, async (_request, reply) =>
      reply.code(204).header('tus-version', version).header('tus-extension', 'creation,termination').send(),
    )

    scope.post(uploadPath, { config: { longBody: true } }, async (request, reply) => {
      const staff = await guard(request)
      const row = await inTenant(staff.tenantId, () => uploads.admit(staff, readCreation(request)))
      reply.raw.setHeader('x-class-tag', encodeURIComponent(row.classTag))
      await hand(request, reply, staff, row.id)
    })

    scope.route<{ Params: { id: string } }>({
      method: ['HEAD', 'PATCH', 'DELETE'],
      url: `${uploadPath}/:id`,
      config: { longBody: true },
      handler: async (request, reply) => {
        const staff = await guard(request)
        const { id } = request.params
        if (!z.uuid().safeParse(id).success) throw new Failure('notFound')
        return inTenant(staff.tenantId, async () => {
          const row = await uploads.find(staff, id)
          if (request.method === 'DELETE') {
            await uploads.cancel(staff, row)
            return reply.code(204).send()
          }
          if (row.state === 'cancelled' || row.multipart !== null) throw new Failure('notFound')
          const arrived = await uploads.received(row)
          if (arrived === row.bytes) {
            if (row.state === 'receiving') await uploads.finish(row)
            // Also for a PATCH whose response was lost: the bytes are all there.
            return reply
              .code(request.method === 'HEAD' ? 200 : 204)
              .header('upload-offset', String(row.bytes))
              .header('upload-length', String(row.bytes))
              .send()
          }
          // The bytes are on another server. On 404 a client would start over.
          if (isShared && !(await uploads.isHere(row))) throw new Failure('unavailable', { message: atAnother })
          await uploads.touch(row)
          if (request.method === 'PATCH') touchWhileSending(request, reply, () => uploads.touch(row))
          return hand(request, reply, staff, id)
        })
      },
    })
  })

  async function hand(request: FastifyRequest, reply: FastifyReply, staff: StaffContext, id: string) {
    reply.hijack()
    await current.run({ staff, id }, () => tus.handle(request.raw, reply.raw))
  }
}

/** A chunk on a slow connection takes minutes: the upload doesn't count as interrupted while bytes arrive. */
function touchWhileSending({ raw }: FastifyRequest, reply: FastifyReply, touch: () => Promise<void>): void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.socket.bytesRead > before) void touch().catch(() => undefined)
    before = raw.socket.bytesRead
  }, idleUploadMs / 3)
  reply.raw.once('close', () => clearInterval(timer.unref()))
}

/** The size and metadata of a new upload, from tus's headers. */
function readCreation(request: FastifyRequest) {
  const { 'upload-length': length, 'upload-metadata': metadata = '' } = request.headers
  const pairs = String(metadata)
    .split(',')
    .map((pair) => pair.trim().split(' '))
  const told = new Map(pairs.map(([key = '', value = '']) => [key, Buffer.from(value, 'base64').toString('utf8')]))
  if (hasNul([...told])) throw new Failure('invalidRequest')
  return {
    bytes: Number(length),
    name: told.get('filename') ?? told.get('name') ?? '',
    /** Set for another video of an existing class. */
    classTag: told.get('classtag') || null,
  }
}
