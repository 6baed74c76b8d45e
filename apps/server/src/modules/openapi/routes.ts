import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/**
 * `/openapi.json` and, outside production, `/docs` for reading it: that page needs scripts that our content security
 * policy wouldn't allow.
 */
export async function mountOpenApi(server: FastifyInstance, { docs }: { docs: boolean }): Promise<void> {
  server.get('/openapi.json', async () => openApiDocument())
  if (!docs) return
  // Built at the first request: the document of all calls takes a fifth of a start. It replaces what the library finds out about the routes.
  await server.register(swagger, {
    openapi: {},
    hideUntagged: true,
    transformObject: () => openApiDocument() as never,
  })
  await server.register(swaggerUi, { routePrefix: '/docs' })
}
