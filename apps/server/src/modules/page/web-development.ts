import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import middie from '@fastify/middie'
import type { FastifyInstance } from 'fastify'
import { mountTrailers, noHints, type WebApp } from './static-files.ts'

const webRoot = fileURLToPath(new URL('../../../../web', import.meta.url))

/**
 * Serves the app from its sources with Vite as middleware, so that pages are rendered by the same code as in
 * production.
 */
export async function mountWebDevelopment(server: FastifyInstance): Promise<WebApp> {
  const { createServer } = await import('vite')
  const vite = await createServer({
    root: webRoot,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: server.server } },
  })
  await server.register(middie)
  server.use(vite.middlewares)
  server.addHook('onClose', () => vite.close())
  await mountTrailers(server)
  const html = async (path: string) => vite.transformIndexHtml(`/${path}`, await readFile(join(webRoot, path), 'utf8'))
  // Every primitive in every theme, for working on them.
  server.get('/gallery.html', async (_request, reply) => reply.type('text/html').send(await html('gallery.html')))
  return { readTemplate: () => html('index.html'), hints: noHints }
}
