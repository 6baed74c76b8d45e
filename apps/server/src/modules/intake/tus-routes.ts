import { AsyncLocalStorage } from 'node:async_hooks'
import { FileStore } from '@tus/file-store'
import { Server } from '@tus/server'
import { idleUploadMs } from '@upbeat/rules/media/video-status'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { Failure } from '../../platform/http/failure.ts'
import { hasNul } from '../../platform/http/has-nul.ts'
import type { StaffContext } from '../../platform/http/studio/studio-context.ts'
import { inTenant } from '../../platform/tenancy/scope.ts'
import type { UploadService } from './uploads.ts'

type Parts = {
  uploads: UploadService
  folder: string
  /** Several servers may work on the database. */
  isShared: boolean
  /** Who sends a request, if they may upload. */
  guard: (request: FastifyRequest) => Promise<StaffContext>
}

export const uploadPath = '/studio/api/v1/uploads'
const version = '1.0.0'
const atAnother =
  'This upload lies at another server. It continues once that server is reached; servers should share MEDIA_DIR.'

/**
 * Uploads by the tus protocol (tus.io, 1.0.0), resumable after whatever happened on either side. Who may and what fits is decided before
 * tus sees the request; finished uploads are answered here, since their file has moved on.
 */
export function mountUploads(server: FastifyInstance, { uploads, folder, isShared, guard }: Parts) {
  /** Whose request tus is handling. */
  const current = new AsyncLocalStorage<{ staff: StaffContext; id: string }>()
  const tus = new Server({
    path: uploadPath,
    datastore: new FileStore({ directory: folder }),
    relativeLocation: true,
    // The studio is on this origin; a camera's software is no browser.
    allowedOrigins: [],
    namingFunction: () => current.getStore()?.id ?? '',
    onUploadFinish: async (_request, { id }) => {
      const staff = current.getStore()?.staff
      if (staff) await inTenant(staff.tenantId, async () => uploads.finish(await uploads.find(staff, id)))
      return {}
    },
  })

  server.register(async (scope) => {
    // tus reads the bytes itself, as they come.
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
          if (row.state === 'cancelled') throw new Failure('notFound')
          const arrived = await uploads.received(row)
          if (arrived === row.bytes) {
            if (row.state === 'receiving') await uploads.finish(row)
            // Also to a PATCH whose answer was lost: nothing of it is missing.
            return reply
              .code(request.method === 'HEAD' ? 200 : 204)
              .header('upload-offset', String(row.bytes))
              .header('upload-length', String(row.bytes))
              .send()
          }
          // Another server has the beginning: a client that heard 404 would start anew.
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

/** A chunk on a slow line takes minutes: as long as bytes come, the upload is not interrupted. */
function touchWhileSending({ raw }: FastifyRequest, reply: FastifyReply, touch: () => Promise<void>): void {
  let before = raw.socket.bytesRead
  const timer = setInterval(() => {
    if (raw.socket.bytesRead > before) void touch().catch(() => undefined)
    before = raw.socket.bytesRead
  }, idleUploadMs / 3)
  reply.raw.once('close', () => clearInterval(timer.unref()))
}

/** The size and the metadata of a new upload, as tus writes them into headers. */
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
    /** For another video of a class that there is. */
    classTag: told.get('classtag') || null,
  }
}
