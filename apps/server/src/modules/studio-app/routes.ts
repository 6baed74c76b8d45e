import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { Failure } from '../../platform/failure/failure.ts'
import { isPagePath } from '../../platform/http/is-page-path.ts'
import { mountHashedFiles } from '../../platform/http/mount-hashed-files.ts'

const studioDist = fileURLToPath(new URL('../../../../studio/dist', import.meta.url))

/**
 * Serves the studio's app at `/studio` on every host (STAFF-01): every URL below it that is neither a call nor a file
 * gets the same page. `folder` is the app's build; its pages play media from `mediaOrigins` too.
 */
export async function mountStudioApp(
  server: FastifyInstance,
  { folder = studioDist, mediaOrigins = [] }: { folder?: string; mediaOrigins?: readonly string[] } = {},
): Promise<void> {
  const pageHeaders = headersOf(mediaOrigins)
  await mountHashedFiles(server, join(folder, 'assets'), '/studio/assets/')
  for (const url of ['/studio', '/studio/*']) {
    server.get(url, async (request, reply) => {
      const path = request.url.split('?')[0] ?? '/'
      if (!isPagePath(path)) throw new Failure('notFound')
      const page = await readFile(join(folder, 'index.html'), 'utf8')
      return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(page)
    })
  }
}

const policy: Record<string, string> = {
  'default-src': "'self'",
  // The AAC encoder of broadcasts is WebAssembly.
  'script-src': "'self' 'wasm-unsafe-eval'",
  'style-src': "'self'",
  // Emails have style attributes, and a preview's frame inherits this policy.
  'style-src-attr': "'unsafe-inline'",
  'img-src': "'self' data: blob:",
  'media-src': "'self' blob:",
  'connect-src': "'self'",
  'worker-src': "'self' blob:",
  // The preview shows the club's own pages.
  'frame-src': "'self'",
  'frame-ancestors': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'object-src': "'none'",
}

function headersOf(mediaOrigins: readonly string[]) {
  const directives = Object.entries(policy).map(([name, value]) => {
    const added = name === 'media-src' || name === 'connect-src' ? mediaOrigins : []
    return [name, value, ...added].join(' ')
  })
  return { 'cache-control': 'no-cache', 'content-security-policy': directives.join('; '), 'x-robots-tag': 'noindex' }
}
