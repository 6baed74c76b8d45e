// @database embedded
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
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
  const { hostname, port } = new URL(address)
  const socket = connect(Number(port), hostname)
  socket.on('error', () => {})
  await once(socket, 'connect')
  const head = [
    'POST /oauth/login HTTP/1.1',
    `host: ${hostname}`,
    'content-type: application/json',
    'content-length: 100',
  ]
  socket.write(`${head.join('\r\n')}\r\nexpect: 100-continue\r\n\r\n`)
  // The server has started to handle the request.
  await once(socket, 'data')
  socket.write('{')
  return socket
}

async function signIn(address: string) {
  const reply = await fetch(`${address}/oauth/login`, {
    method: 'POST',
    headers: { authorization: basic, tenantid: 'pulse' },
    body: new URLSearchParams({ username: 'nosub@pulse.example', password: 'Demo1234' }),
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
  it('S-09 closes gracefully on SIGTERM although a client keeps sending; until then no other server gets the data folder', async () => {
    const folder = dataFolder()
    const { child, address } = await serving({ DATA_DIR: folder, SHUTDOWN_SECONDS: '0.2' })
    expect(await start({ DATA_DIR: folder })).toMatchObject({
      code: 1,
      said: expect.stringMatching(/^The data folder .+ is in use by process \d+ on .+\n$/),
    })
    const slow = await trickle(address)
    child.kill('SIGTERM')
    expect(await ended(child)).toBe(0)
    slow.destroy()
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
