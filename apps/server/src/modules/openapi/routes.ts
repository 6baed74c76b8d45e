import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { openApiDocument } from './openapi-document.ts'

/** `/openapi.json` and, to read it, `/docs`. */
export async function mountOpenApi(server: FastifyInstance): Promise<void> {
  const document = openApiDocument()
  server.get('/openapi.json', async () => document)
  await server.register(swagger, { mode: 'static', specification: { document: document as never } })
  await server.register(swaggerUi, { routePrefix: '/docs' })
}
