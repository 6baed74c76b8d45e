import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** `/openapi.json` and, outside production, `/docs` to read it: that page brings scripts without a policy of ours. */
export async function mountOpenApi(server: FastifyInstance, { docs }: { docs: boolean }): Promise<void> {
  const document = openApiDocument()
  server.get('/openapi.json', async () => document)
  if (!docs) return
  await server.register(swagger, { mode: 'static', specification: { document: document as never } })
  await server.register(swaggerUi, { routePrefix: '/docs' })
}
