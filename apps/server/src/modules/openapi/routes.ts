import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** `/openapi.json` and, outside production, `/docs` to read it: that page brings scripts without a policy of ours. */
export async function mountOpenApi(server: FastifyInstance, { docs }: { docs: boolean }): Promise<void> {
  server.get('/openapi.json', async () => openApiDocument())
  if (!docs) return
  await server.register(swagger, { mode: 'static', specification: { document: openApiDocument() as never } })
  await server.register(swaggerUi, { routePrefix: '/docs' })
}
