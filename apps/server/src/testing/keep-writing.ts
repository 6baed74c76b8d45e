import { setTimeout as delay } from 'node:timers/promises'

const basic = `Basic ${Buffer.from('upbeat:demo').toString('base64')}`
const password = 'Demo1234'
const atOnce = 3
/** Between the writes of each: enough of them meet a moment, and the server has time for its other work. */
const pauseMs = 20

/** Signs a demo member in at a running server and returns the headers for further requests. */
export async function signInAt(address: string, username: string): Promise<Record<string, string>> {
  const reply = await fetch(`${address}/oauth/login`, {
    method: 'POST',
    headers: { authorization: basic, tenantid: 'pulse' },
    body: new URLSearchParams({ username, password }),
  })
  if (reply.status !== 200) throw new Error(`Sign-in answered ${reply.status}: ${await reply.text()}`)
  const { Code } = (await reply.json()) as { Code: string }
  return { authorization: `Bearer ${Code}`, tenantid: 'pulse', 'content-type': 'application/json' }
}

export type Writing = {
  /** The writes that the server has acknowledged so far. */
  acknowledged: readonly string[]
  stop: () => Promise<void>
}

/** Keeps writing activities, several at once, until it is stopped or the server is gone. */
export function keepWriting(address: string, headers: Record<string, string>, prefix: string): Writing {
  const acknowledged: string[] = []
  let isWriting = true
  let number = 0

  async function write() {
    while (isWriting) {
      const workoutName = `${prefix} ${number++}`
      const body = JSON.stringify({ workoutName, trackingResult: 7 })
      const reply = await fetch(`${address}/api/v2/users/recentactivity`, { method: 'POST', headers, body }).catch(
        () => null,
      )
      if (reply === null) return
      if (reply.status === 201) acknowledged.push(workoutName)
      await delay(pauseMs)
    }
  }

  const writers = Array.from({ length: atOnce }, write)
  return {
    acknowledged,
    stop: async () => {
      isWriting = false
      await Promise.all(writers)
    },
  }
}
