import { connect } from 'node:net'
import type { Config } from '../../config.ts'
import { buildVersion } from '../build-version.ts'
import { type Finding, fine, look, wrong } from './finding.ts'
import { reasonOf, type Tries } from './tries.ts'

const askMs = 10_000
/** Behind a proxy each request may reach another server. */
const asks = 6

/** Signs in at the mail relay, without sending anything. */
export async function examineMail({ SMTP_URL }: Pick<Config, 'SMTP_URL'>, tries: Pick<Tries, 'signInToMail'>) {
  if (SMTP_URL === undefined) return []
  const { host } = new URL(SMTP_URL)
  try {
    await tries.signInToMail(SMTP_URL)
    return [fine('mail relay', `${host} accepts the sign-in`)]
  } catch (error) {
    return [wrong('mail relay', `${host}: ${reasonOf(error)}`, 'Check host, port, user and password in SMTP_URL.')]
  }
}

/** Loads the libraries that encode uploads. */
export async function examineEncoder({ ENCODER }: Pick<Config, 'ENCODER'>, tries: Pick<Tries, 'loadEncoder'>) {
  if (ENCODER === 'off') return [look('encoder', 'ENCODER=off: others must encode', 'Run npm run worker somewhere.')]
  try {
    await tries.loadEncoder()
    return [fine('encoder', 'its libraries load')]
  } catch (error) {
    const fix = 'Install the optional packages (npm install --no-save), or set ENCODER=off and run a worker elsewhere.'
    return [wrong('encoder', `its libraries don’t load: ${reasonOf(error)}`, fix)]
  }
}

/** Looks whether anything listens where encoders of broadcasts send to. */
export async function examineReceiver(settings: Pick<Config, 'RTMP' | 'RTMP_HOST' | 'RTMP_PORT'>): Promise<Finding[]> {
  const { RTMP, RTMP_HOST, RTMP_PORT } = settings
  if (RTMP === 'off') return [fine('receiver', 'RTMP=off: this server receives browsers’ broadcasts only')]
  const host = RTMP_HOST === '0.0.0.0' ? '127.0.0.1' : RTMP_HOST === '::' ? '::1' : RTMP_HOST
  const refusal = await new Promise<string | null>((resolve) => {
    const socket = connect({ host, port: RTMP_PORT, timeout: askMs })
    const end = (reason: string | null) => {
      socket.destroy()
      resolve(reason)
    }
    socket.once('connect', () => end(null))
    socket.once('error', (error) => end(reasonOf(error)))
    socket.once('timeout', () => end('no answer'))
  })
  if (refusal === null) return [fine('receiver', `listens on ${host}:${RTMP_PORT}`)]
  const fix = 'Start the server and look into its log, or set RTMP=off if nobody broadcasts by OBS.'
  return [look('receiver', `${host}:${RTMP_PORT}: ${refusal}`, fix)]
}

/** Asks the site for its version, several times, and compares the answers with this program’s. */
export async function examineVersion({ PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): Promise<Finding[]> {
  if (!PUBLIC_URL) return []
  try {
    const found = new Set<string>()
    for (let at = 0; at < asks; at++) found.add(await askVersion(new URL('/manifest.json', PUBLIC_URL)))
    const others = [...found].filter((version) => version !== buildVersion)
    if (others.length === 0) return [fine('version', buildVersion)]
    const message = `the site answers with ${[...found].join(' and ')}, this is ${buildVersion}`
    return [wrong('version', message, 'Bring all servers to one version and restart them.')]
  } catch (error) {
    return [look('version', `not known: ${reasonOf(error)}`, 'Check PUBLIC_URL and the proxy.')]
  }
}

async function askVersion(address: URL): Promise<string> {
  // A connection of its own, which the proxy may give to another server.
  const reply = await fetch(address, { headers: { connection: 'close' }, signal: AbortSignal.timeout(askMs) })
  const { version } = (await reply.json()) as { version?: string }
  return version ?? 'an unknown version'
}
