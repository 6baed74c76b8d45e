import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { broadcastCallbackPath } from './callback-path.ts'
import type { BroadcastService } from './service.ts'

const Callback = z.object({
  call: z.string(),
  name: z.string().max(500).default(''),
  clientid: z.string().max(40).default(''),
})

/**
 * The callbacks of nginx's rtmp module. The stream key is the credential, which can't be guessed. A redirect gives the
 * stream its file name, so that the key isn't written to disk.
 */
export function mountBroadcast(server: FastifyInstance, { publish, update, done }: BroadcastService) {
  server.post(broadcastCallbackPath, async (request, reply) => {
    const callback = Callback.safeParse(request.body)
    if (!callback.success) return reply.code(400).send()
    const { call, name: key, clientid: clientId } = callback.data
    if (call === 'publish') {
      const answer = await publish({ key, clientId })
      if (!answer.accepted) return reply.code(403).send({ code: 403, message: answer.reason })
      return reply.code(302).header('location', encodeURIComponent(answer.asset)).send()
    }
    if (call === 'update_publish' && !(await update({ key, clientId }))) return reply.code(403).send()
    if (call === 'publish_done') await done({ key, clientId })
    return reply.code(200).send()
  })
}
