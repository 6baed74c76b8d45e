import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const cacheForever = 'public, max-age=31536000, immutable'

/**
 * Serves a build's files with a hash in their name, pre-compressed and cached forever. `prefix` ends with a slash.
 *
 * A route of its own, because the library's wildcard route reads the whole folder on each request to compare the case of the name: a tenth of
 * what a page costs. No rule depends on these names.
 */
export async function mountHashedFiles(server: FastifyInstance, root: string, prefix: `${string}/`): Promise<void> {
  await server.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      serve: false,
      index: false,
      preCompressed: true,
      setHeaders: (reply) => reply.header('cache-control', cacheForever),
    })
    scope.get<{ Params: { '*': string } }>(`${prefix}*`, (request, reply) => reply.sendFile(request.params['*']))
  })
}
