import { isLoopback } from './platform/addresses/is-loopback.ts'

type Purpose = { NODE_ENV?: string | undefined; DEMO?: string | undefined; CLOCK: string; HOST: string } & {
  PUBLIC_URL?: string | undefined
}

/**
 * Decides what the server is for; nothing else does. It is in production if `NODE_ENV` says so, or if `DEMO=off` and
 * `NODE_ENV` isn't set. Nothing of the demo exists in production; elsewhere the demo is on unless `DEMO=off`.
 */
export function purposeOf({ NODE_ENV, DEMO }: Pick<Purpose, 'NODE_ENV' | 'DEMO'>) {
  const isProduction = NODE_ENV === undefined ? DEMO === 'off' : NODE_ENV === 'production'
  return { isProduction, isDemoWanted: !isProduction && DEMO !== 'off' }
}

/** Settings that contradict it. */
export function purposeFaults(settings: Purpose): { path: string; message: string }[] {
  const { NODE_ENV, DEMO, CLOCK, HOST, PUBLIC_URL } = settings
  const { isProduction, isDemoWanted } = purposeOf(settings)
  if (NODE_ENV === undefined && DEMO === undefined) {
    const isPublic = !isLoopback(HOST) || (PUBLIC_URL !== undefined && !isLoopback(new URL(PUBLIC_URL).hostname))
    const message = 'others can reach this server: set NODE_ENV=production for your club, or DEMO=on to show the demo'
    if (isPublic) return [{ path: isLoopback(HOST) ? 'PUBLIC_URL' : 'HOST', message }]
  }
  if (isProduction && DEMO === 'on') return [{ path: 'DEMO', message: 'must not be on with NODE_ENV=production' }]
  if (isProduction && CLOCK === 'demo') return [{ path: 'CLOCK', message: 'must be system in production' }]
  if (!isDemoWanted && CLOCK === 'demo') return [{ path: 'CLOCK', message: 'can be demo only with the demo' }]
  return []
}
