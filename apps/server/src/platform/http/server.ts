import { randomUUID } from 'node:crypto'
import compress from '@fastify/compress'
import formbody from '@fastify/formbody'
import helmet from '@fastify/helmet'
import type { ErrorCode } from '@upbeat/contract/errors'
import { studioBase } from '@upbeat/contract/studio/calls'
import Fastify, {
  type FastifyBaseLogger,
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import type { Logger } from 'pino'
import { isAway } from '../db/is-away.ts'
import { entryOf, Failure, studioWireBody, wireBody } from '../failure/failure.ts'
import { overloaded } from '../failure/overloaded.ts'
import { createOverloadLog } from '../logging/overload-log.ts'
import { hostnameOf } from '../tenancy/hostname-of.ts'
import { endSlowBodies } from './end-slow-bodies.ts'
import { hasNul } from './has-nul.ts'
import { isDeeperThan } from './json-depth.ts'
import { withWholeCharacters } from './whole-characters.ts'

const bodyLimit = 256 * 1024
/** Far above what any call of the contract needs. */
const deepestJson = 32
const hourMs = 3_600_000

/**
 * Creates the HTTP server with what all routes share: request ids, security headers, body parsing and error replies.
 */
export async function createServer(
  log: Logger,
  { trustedProxies, maxConnections = 5000 }: { trustedProxies: string; maxConnections?: number },
): Promise<FastifyInstance> {
  const server = Fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    bodyLimit,
    // Time for the longest upload. Other bodies have less, see `endSlowBodies`; headers have Node's one minute.
    requestTimeout: hourMs,
    connectionTimeout: 120_000,
    trustProxy: trustedProxies,
    rewriteUrl: ({ url = '/' }) => decodableUrl(url),
    // Media addresses carry their signature as one path segment, longer than the router's own limit of 100.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 400 },
    // Unless they are replaced, the framework loads its compilers of JSON schemas, a hundred files.
    schemaController: { compilersFactory: { buildValidator: refuseSchemas, buildSerializer: refuseSchemas } },
  })
  server.server.maxConnections = maxConnections
  endSlowBodies(server)
  refuseOddHosts(server)
  parseJson(server)
  keepBytes(server)
  refuseNul(server)
  // The page sends its own policy, which depends on the tenant. A club's subdomains may not have https.
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    frameguard: false,
    strictTransportSecurity: { includeSubDomains: false },
  })
  await server.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    customTypes: /json|text|javascript|mpegurl|svg/,
  })
  await server.register(formbody, { bodyLimit })
  // Only `Host` selects the club: proxies pass on whatever `X-Forwarded-Host` a client sent.
  server.addHook('onRequest', ({ raw }, _reply, done) => {
    delete raw.headers['x-forwarded-host']
    done()
  })
  server.decorateRequest('admitted')
  server.decorateRequest('context')
  server.decorate('refusalPage', null)
  server.addHook('onSend', (request, reply, _payload, done) => {
    reply.header('x-request-id', request.id)
    done()
  })
  server.addHook('onResponse', (request, reply, done) => {
    request.log.info(
      {
        method: request.method,
        // Logs the route, since the query may contain tokens.
        route: request.routeOptions.url ?? request.url.split('?')[0],
        status: reply.statusCode,
        tenant: request.context?.tenant.name,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    )
    done()
  })
  const warnOfOverload = createOverloadLog(log, () => performance.now())
  server.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    // The client has left in the middle of the reply: nothing failed, and nothing can be sent.
    if ('code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE') return reply.hijack()
    const failure = asFailure(error)
    const entry = entryOf(failure.code)
    const place = { tenant: request.context?.tenant.name, route: request.routeOptions.url }
    const details = { code: failure.code, ...place }
    if (failure === overloaded) warnOfOverload(place)
    else if (entry.reportable) request.log.error({ ...details, err: failure.cause ?? failure }, 'failed')
    else request.log.info({ ...details, reason: failure.message }, 'refused')
    if (failure.retryAfter !== undefined) reply.header('retry-after', String(failure.retryAfter))
    if (server.refusalPage && isOpenedByHand(request) && entry.status < 429) return server.refusalPage(request, reply)
    const body = request.url.startsWith(`${studioBase}/`) ? studioWireBody(failure) : wireBody(failure)
    return reply.code(entry.status).type('application/json').send(JSON.stringify(body))
  })
  return server
}

/** Requests and replies are checked by the contract. */
function refuseSchemas(): never {
  throw new Error('Routes have no JSON schemas.')
}

/** A malformed host is the client's fault and must not be logged as ours. Probes need no host. */
function refuseOddHosts(server: FastifyInstance) {
  server.addHook('onRequest', ({ host, url }, _reply, done) => {
    const isServed = host === '' ? /^\/(healthz|readyz|metrics)$/.test(url) : hostnameOf(host) !== null
    done(isServed ? undefined : new Failure('invalidRequest'))
  })
}

/** Runs before any handler, whether or not a schema reads the value. Node refuses NUL in headers. */
function refuseNul(server: FastifyInstance) {
  server.addHook('onRequest', ({ url }, _reply, done) => {
    done(url.includes('%00') ? new Failure('invalidRequest') : undefined)
  })
  server.addHook('preValidation', ({ body }, _reply, done) => {
    done(hasNul(body) ? new Failure('invalidRequest') : undefined)
  })
}

function parseJson(server: FastifyInstance) {
  const parse = server.getDefaultJsonParser('error', 'error')
  server.removeContentTypeParser('application/json')
  server.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (isDeeperThan(body, deepestJson)) done(new Failure('invalidRequest'))
    else parse(request, withWholeCharacters(body), done)
  })
}

function keepBytes(server: FastifyInstance) {
  server.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
}

/** Whether a browser opens a link that isn't a page of the app. */
function isOpenedByHand({ routeOptions, headers }: FastifyRequest) {
  return routeOptions.config.call === 'followShortLink' && (headers.accept ?? '').includes('text/html')
}

/** Makes a link with a broken escape, e.g. `%E0%A4%A`, lead to the not-found page instead of bare JSON. */
function decodableUrl(url: string): string {
  try {
    decodeURI(url)
    return url
  } catch {
    return url.replaceAll('%', '%25')
  }
}

function asFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error
  if (isAway(error)) return new Failure('unavailable', { cause: error, retryAfter: 2 })
  return new Failure(codeOf(error), { cause: error })
}

/** Fastify's own refusals (body too large, malformed JSON, wrong media type) are the client's fault. */
function codeOf(error: FastifyError): ErrorCode {
  const status = error.statusCode ?? 500
  if (status === 429) return 'tooManyRequests'
  if (status === 503) return 'unavailable'
  return status >= 400 && status < 500 ? 'invalidRequest' : 'internal'
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The club's page in place of a JSON error; null if no app is served. */
    refusalPage: ((request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>) | null
  }
}
