import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { PageHints } from '@upbeat/contract/page-hint'
import type { FastifyInstance } from 'fastify'
import { mountHashedFiles } from '../../platform/http/mount-hashed-files.ts'

const webDist = fileURLToPath(new URL('../../../../web/dist', import.meta.url))
const demoMedia = fileURLToPath(new URL('../../../../../packages/demo/media', import.meta.url))

/** Reads the page into which boot data is written. */
export type ReadTemplate = () => Promise<string>
/** The built web app: its page, and which files each URL needs. */
export type WebApp = { readTemplate: ReadTemplate; hints: PageHints }

/** Serves the pre-compressed app and the demo's public trailers. Files with a hash in their name are cached forever. */
export async function mountStaticFiles(server: FastifyInstance, webDir = webDist): Promise<WebApp> {
  // One route for the hundreds of hashed files. The few others have a route each, since all other paths belong to the
  // page.
  await mountHashedFiles(server, join(webDir, 'assets'), '/assets/')
  await server.register(fastifyStatic, {
    root: webDir,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: ['assets/**'],
    decorateReply: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', 'no-cache')
      // The only file that other sites load.
      if (path.startsWith(join(webDir, 'embed.js'))) reply.header('cross-origin-resource-policy', 'cross-origin')
    },
  })
  await mountTrailers(server)
  return {
    readTemplate: cachedFile(join(webDir, 'index.html')),
    hints: await readHints(join(webDir, 'page-hints.json')),
  }
}

export async function mountTrailers(server: FastifyInstance): Promise<void> {
  await server.register(fastifyStatic, {
    root: join(demoMedia, 'trailers'),
    prefix: '/media/demo/trailers/',
    decorateReply: false,
    cacheControl: true,
    maxAge: '30d',
  })
}

/** Pages work without hints, but load more slowly. */
export const noHints: PageHints = {
  firstCalls: '',
  paths: [],
  pages: [],
  announcements: { scripts: [], styles: [] },
}

async function readHints(path: string): Promise<PageHints> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as PageHints
  } catch {
    return noHints
  }
}

/** Reads a file once and caches it. */
function cachedFile(path: string): ReadTemplate {
  let content: Promise<string> | undefined
  return () => {
    content ??= readFile(path, 'utf8')
    return content
  }
}
