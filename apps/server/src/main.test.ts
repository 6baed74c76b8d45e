// @database embedded
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openEmbedded } from './platform/db/embedded.ts'
import { ended, startServer } from './testing/run-server.ts'

const basic = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`
const cleanUp: (() => void)[] = []
afterEach(() => {
  for (const undo of cleanUp.splice(0).toReversed()) undo()
})

async function start(settings: Record<string, string>) {
  const started = await startServer(settings)
  if ('child' in started) cleanUp.push(() => started.child.kill('SIGKILL'))
  return started
}

async function serving(settings: Record<string, string>) {
  const started = await start(settings)
  if (!('child' in started)) throw new Error(`did not start: ${started.said}`)
  return started
}

/** A copy of the seeded data folder. */
function dataFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'upbeat-main-'))
  if (process.env.UPBEAT_DEMO_TEMPLATE) cpSync(process.env.UPBEAT_DEMO_TEMPLATE, folder, { recursive: true })
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** A client whose request body never ends. */
async function trickle(address: string): Promise<Socket> {
  const socket = await begin(address, ['POST /oauth/login HTTP/1.1', 'content-length: 100'])
  socket.write('{')
  return socket
}

/** A request that the server has started to handle, and whose body is yet to be sent. */
async function begin(address: string, head: readonly string[]): Promise<Socket> {
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const [start, ...headers] = head
  const lines = [start, `host: ${hostname}`, 'content-type: application/json', 'expect: 100-continue', ...headers]
  socket.write(`${lines.join('\r\n')}\r\n\r\n`)
  await once(socket, 'data')
  return socket
}

/** A member's report of one minute in two, whose body is yet to be sent. */
async function beginReport(address: string, token: string, minute: number) {
  const at = new Date(Date.now() - (minute + 1) * 120_000).toISOString()
  const ranges = [{ at, fromSecond: 0, toSecond: 60, playedSeconds: 60 }]
  const body = JSON.stringify({ watchingId: `minute ${minute}`, contentId: 'pulse-1002-001', ranges })
  const identity = [`authorization: Bearer ${token}`, 'tenantid: pulse']
  const length = [`content-length: ${Buffer.byteLength(body)}`, 'connection: close']
  const socket = await begin(address, ['POST /api/v2/users/watching HTTP/1.1', ...identity, ...length])
  return async (): Promise<string> => {
    let reply = ''
    socket.setEncoding('utf8').on('data', (chunk) => (reply += chunk))
    socket.write(body)
    await once(socket, 'close')
    return reply
  }
}

async function signIn(address: string, username = 'nosub@pulse.example') {
  const reply = await fetch(`${address}/oauth/login`, {
    method: 'POST',
    headers: { authorization: basic, tenantid: 'pulse' },
    body: new URLSearchParams({ username, password: 'Demo1234' }),
  })
  return ((await reply.json()) as { Code: string }).Code
}

describe('starting', () => {
  it('names an invalid setting and what it must be', async () => {
    const started = await start({ PORT: 'eighty', CLIENT_CREDENTIALS: 'nocolon' })
    expect(started).toMatchObject({ code: 1 })
    const { said } = started as { said: string }
    expect(said).toMatch(/^Setting PORT: .+\nSetting CLIENT_CREDENTIALS: must be client:secret.+\n$/)
  })

  it('reports that the port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1')
    cleanUp.push(() => other.close())
    await new Promise((resolve) => other.once('listening', resolve))
    const { port } = other.address() as { port: number }
    const started = await start({ PORT: String(port), DATA_DIR: dataFolder() })
    expect(started).toEqual({ code: 1, said: `Port ${port} is taken. Stop what uses it or set PORT.\n` })
  })

  it('reports that the data folder can’t be used', async () => {
    const file = join(dataFolder(), 'a-file')
    writeFileSync(file, '')
    const started = await start({ DATA_DIR: file })
    expect(started).toMatchObject({ code: 1, said: expect.stringMatching(/^The data folder .+\n$/) })
  })

  it('reports that the database can’t be reached, without its password', async () => {
    const started = await start({ DATABASE_URL: 'postgres://club:secret@127.0.0.1:1/none' })
    expect(started).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The database at postgres:\/\/club@127.+\n$/),
    })
    expect((started as { said: string }).said).not.toContain('secret')
  })
})

// Each server proves several things, since a start takes seconds.
describe('stopping', () => {
  it('S-09 closes gracefully on SIGTERM although a client keeps sending, and stores the watch reports that came; until then no other server gets the data folder', async () => {
    const folder = dataFolder()
    const { child, address } = await serving({ DATA_DIR: folder, SHUTDOWN_SECONDS: '2' })
    expect(await start({ DATA_DIR: folder })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The data folder .+ is in use by process \d+ on .+\n$/),
    })
    const token = await signIn(address, 'active@pulse.example')
    const first = await beginReport(address, token, 0)
    expect(await first()).toContain('{"countedSeconds":60}')
    const reports = await Promise.all([1, 2, 3, 4, 5, 6].map((minute) => beginReport(address, token, minute)))
    const slow = await trickle(address)
    // Reports are collected for a moment before they are stored; the signal comes meanwhile.
    const replies = Promise.all(reports.map((send) => send()))
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
    for (const reply of await replies) expect(reply).toContain('{"countedSeconds":60}')
    slow.destroy()
    const database = await openEmbedded(folder)
    const { rows } = await database.execute('select sum(played_ms)::int as played from watch_range')
    await database.close()
    expect(rows).toEqual([{ played: 7 * 60_000 }])
  })

  it('S-09 loses no acknowledged write on kill -9, and ends immediately at a second signal', async () => {
    const folder = dataFolder()
    const first = await serving({ DATA_DIR: folder })
    const token = await signIn(first.address)
    const headers = { authorization: `Bearer ${token}`, tenantid: 'pulse', 'content-type': 'application/json' }
    const acknowledged: string[] = []
    for (let number = 0; number < 15; number++) {
      const body = JSON.stringify({ workoutName: `Class ${number}`, trackingResult: 7 })
      const reply = await fetch(`${first.address}/api/v2/users/recentactivity`, { method: 'POST', headers, body })
      if (reply.status === 201) acknowledged.push(`Class ${number}`)
    }
    first.child.kill('SIGKILL')
    await ended(first.child)

    const second = await serving({ DATA_DIR: folder, SHUTDOWN_SECONDS: '60' })
    const reply = await fetch(`${second.address}/api/v2/users/recentactivity`, { headers })
    const names = ((await reply.json()) as { workoutName: string }[]).map(({ workoutName }) => workoutName)
    expect(acknowledged).toHaveLength(15)
    expect(names.toSorted()).toEqual(acknowledged.toSorted())

    const slow = await trickle(second.address)
    const exit = ended(second.child)
    second.child.kill('SIGTERM')
    await vi.waitFor(() => expect(fetch(`${second.address}/healthz`)).rejects.toThrow(), { timeout: 10_000 })
    second.child.kill('SIGTERM')
    expect(await exit).toBe(1)
    slow.destroy()
  })
})
