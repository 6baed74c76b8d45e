import { createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createApp } from '../apps/server/src/app.ts'
import { dataDirOf, readConfig } from '../apps/server/src/config.ts'
import { createLog } from '../apps/server/src/platform/logging/log.ts'

type Server = Awaited<ReturnType<typeof createApp>>['server']

/** The server as run by `main.ts`, plus bare routes. */
async function main() {
  const config = readConfig(process.env)
  if (config.isDemoWanted) await (await import('../apps/server/src/modules/demo/seed-apart.ts')).seedApart(config)
  const app = await createApp(config, createLog(config.LOG_LEVEL))
  mountBareRoute(app.server)
  mountBareReport(app.server)
  mountBareFile(app.server, dataDirOf(config))
  process.on('SIGTERM', () => void app.close().then(() => process.exit(0)))
  process.send?.({ serving: await app.server.listen({ port: config.PORT, host: config.HOST }) })
}

/** Replays a call's first reply from memory: the upper bound for a route of this server. */
function mountBareRoute(server: Server) {
  const kept = new Map<string, string>()
  server.get<{ Querystring: { path: string } }>('/bare', async (request, reply) => {
    const { path } = request.query
    const { 'accept-encoding': _encoding, ...headers } = request.headers
    const known = kept.get(path) ?? (await server.inject({ url: path, headers })).body
    kept.set(path, known)
    return reply.type('application/json; charset=utf-8').send(known)
  })
}

/** Reads a report and replies at once: the upper bound for a route that is sent JSON. */
function mountBareReport(server: Server) {
  server.post('/bare-report', (_request, reply) => reply.send({ countedSeconds: 25 }))
}

/** Writes a body to a file and does nothing else: the upper bound for an upload. */
function mountBareFile(server: Server, folder: string) {
  server.register(async (scope) => {
    scope.addContentTypeParser('application/offset+octet-stream', (_request, _body, done) => done(null))
    scope.put('/bare-file', { config: { longBody: true } }, async (request, reply) => {
      await pipeline(request.raw, createWriteStream(join(folder, 'bare-file')))
      return reply.code(204).send()
    })
  })
}

await main()
