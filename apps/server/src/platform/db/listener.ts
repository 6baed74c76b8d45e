import pg from 'pg'
import type { NotifyChannel } from './database.ts'

type Handler = { channel: NotifyChannel; onMessage: (payload: string) => void; onMissed: () => void }
export type Listener = Awaited<ReturnType<typeof openListener>>

/**
 * Heartbeat: a connection that a firewall has dropped gives no error, so it is queried this often and closed if no
 * answer comes in time.
 */
const beatEveryMs = 1500
const answerWithinMs = 1500
const maxPauseMs = 2000

/**
 * The connection that receives notifications from other servers. When it is lost it is reopened, with retries without
 * end; every handler's `onMissed` is then called, since notifications may have been lost.
 */
export async function openListener(connectionString: string) {
  const handlers: Handler[] = []
  let client: pg.Client | null = null
  let deafSince: number | null = null
  let closing = false
  let retry: NodeJS.Timeout | undefined

  async function connect() {
    const next = new pg.Client({
      connectionString,
      keepAlive: true,
      connectionTimeoutMillis: 5000,
      query_timeout: answerWithinMs,
      application_name: 'upbeat-listener',
    })
    next.on('notification', ({ channel, payload }) => {
      for (const handler of handlers) if (handler.channel === channel) handler.onMessage(payload ?? '')
    })
    next.on('error', () => lose(next))
    next.on('end', () => lose(next))
    try {
      await next.connect()
      for (const channel of new Set(handlers.map((each) => each.channel))) await next.query(`listen ${channel}`)
    } catch (error) {
      next.removeAllListeners('end')
      void next.end().catch(() => {})
      throw error
    }
    client = next
  }

  function lose(lost: pg.Client) {
    if (client !== lost) return
    client = null
    deafSince = performance.now()
    lost.removeAllListeners('end')
    void lost.end().catch(() => {})
    reopenIn(0)
  }

  function reopenIn(pauseMs: number) {
    if (closing) return
    retry = setTimeout(() => void reopen(pauseMs), pauseMs)
    retry.unref()
  }

  async function reopen(pauseMs: number) {
    try {
      await connect()
      if (closing) return await close()
      deafSince = null
      // Only after listening again: later changes are notified.
      for (const { onMissed } of handlers) onMissed()
    } catch {
      reopenIn(Math.min(maxPauseMs, pauseMs * 2 + 100))
    }
  }

  async function beat() {
    const current = client
    await current?.query('select 1').catch(() => lose(current))
  }

  async function listen(channel: NotifyChannel, onMessage: Handler['onMessage'], onMissed: Handler['onMissed']) {
    handlers.push({ channel, onMessage, onMissed })
    await client?.query(`listen ${channel}`)
  }

  async function close() {
    closing = true
    clearInterval(timer)
    clearTimeout(retry)
    const open = client
    client = null
    await open?.end()
  }

  await connect()
  const timer = setInterval(() => void beat(), beatEveryMs)
  timer.unref()
  /** Milliseconds since the connection was lost; 0 while it is open. */
  const deafMs = () => (deafSince === null ? 0 : performance.now() - deafSince)
  return { listen, deafMs, close }
}
