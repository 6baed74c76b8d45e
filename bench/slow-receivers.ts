import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { NewWebhook, Webhook } from '@upbeat/contract/studio/entities/webhook'
import autocannon from 'autocannon'
import { apiHeaders } from '../e2e/support/api.ts'
import { demoPassword } from '../e2e/support/tenants.ts'
import { anyClass } from './class-ids.ts'
import { type Figure, median } from './figure.ts'
import { newMembers, quickMembers } from './members.ts'
import { origin, startServer } from './server.ts'
import { signInToStudio } from './studio-client.ts'

/** Each is a message to both receivers. */
const signUps = 5000
const rounds = 3
const secondsEach = 4
const slowMs = 500
/** Longer than a webhook rests after its failures. */
const restSeconds = 900

/** Whether 10,000 messages to a slow and a dead receiver all arrive in the end, and how much they slow members' requests. */
export async function slowReceivers(dataDir: string): Promise<Figure[]> {
  const server = await startServer(dataDir, { ...quickMembers, PRIVATE_NETWORKS: '127.0.0.0/8' })
  const [slow, dead] = [await openReceiver(), await openReceiver()]
  try {
    const studio = await signInToStudio()
    await studio.call('POST', '/session/reauthentication', { password: demoPassword })
    const path = `/api/v3/virtualclass/${await anyClass()}`
    const [quiet, busy]: [number[], number[]] = [[], []]
    const urls = [slow.url, dead.url]
    const added: Webhook[] = []
    for (const url of urls) {
      added.push(await studio.call<NewWebhook>('POST', '/webhooks', { url, types: ['member.joined'] }))
    }
    const set = async (isOn: boolean) => {
      for (const { id, url, types } of added) await studio.call('PUT', `/webhooks/${id}`, { url, types, isOn })
    }
    slow.waitMs = slowMs
    dead.isDead = true
    await newMembers(signUps, 'joining')
    // Alternating, so that a slower machine slows both.
    for (let round = 0; round < rounds; round += 1) {
      busy.push(await requestsPerSecond(path))
      await set(false)
      // What was under way is answered.
      await pause(2 * slowMs)
      quiet.push(await requestsPerSecond(path))
      await set(true)
    }
    slow.waitMs = 0
    dead.isDead = false
    await advance(restSeconds)
    const missing = urls.length * signUps - slow.taken.size - dead.taken.size
    return [
      { name: `messages lost of ${urls.length * signUps}`, result: missing, unit: '', target: { atMost: 0 } },
      {
        name: 'requests of members meanwhile, share',
        result: median(busy) / median(quiet),
        unit: '',
        target: { atLeast: 0.9 },
      },
    ]
  } finally {
    await server.stop()
    await Promise.all([slow.close(), dead.close()])
  }
}

/** Takes messages after a while, or closes the connection without an answer. */
async function openReceiver() {
  const state = { waitMs: 0, isDead: false, taken: new Set<string>() }
  const receiver = createServer(async (request, reply) => {
    if (state.isDead) return void request.socket.destroy()
    request.resume()
    await pause(state.waitMs)
    state.taken.add(String(request.headers['webhook-id']))
    reply.writeHead(204).end()
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const close = async () => {
    receiver.closeAllConnections()
    receiver.close()
  }
  return Object.assign(state, { url: `http://127.0.0.1:${port}/`, close })
}

/** Moves the server's clock; it answers when what is due then has been sent. */
async function advance(advanceSeconds: number) {
  const headers = { ...Object.fromEntries(apiHeaders()), 'content-type': 'application/json' }
  const reply = await fetch(`${origin}/demo/clock`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ advanceSeconds }),
  })
  if (!reply.ok) throw new Error(`The clock answered ${reply.status}.`)
}

async function requestsPerSecond(path: string) {
  const headers = Object.fromEntries(apiHeaders())
  const result = await autocannon({ url: origin + path, headers, connections: 20, duration: secondsEach })
  if (result.non2xx > 0 || result.errors > 0) throw new Error(`${result.non2xx + result.errors} requests failed.`)
  return result.requests.average
}
