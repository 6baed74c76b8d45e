import { rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Answers a question received over the socket. */
export type Control = (question: unknown) => Promise<unknown>

/**
 * Only the running server may open the embedded database, so commands are sent to it over a socket in the data folder,
 * which only the server's account may use.
 * @returns null if sockets aren't available here
 */
export async function listenForControl(
  folder: string,
  control: Control,
): Promise<{ close: () => Promise<void> } | null> {
  if (folder === 'memory' || process.platform === 'win32') return null
  const path = socketOf(folder)
  // Left by a server that was killed; the folder's lock guarantees that no other is running.
  rmSync(path, { force: true })
  const server = createServer(async (incoming, answer) => {
    try {
      answer.end(JSON.stringify(await control(JSON.parse(await text(incoming)))))
    } catch (error) {
      answer.writeHead(500).end(JSON.stringify({ ok: false, text: (error as Error).message }))
    }
  })
  const mask = process.umask(0o077)
  const listening = await new Promise<boolean>((resolve) => {
    server.once('error', () => resolve(false))
    server.listen(path, () => resolve(true))
  })
  process.umask(mask)
  server.unref()
  return listening ? { close: () => new Promise((resolve) => server.close(() => resolve())) } : null
}

/** Sends a question to the server that runs on this data folder; null if there is none. */
export async function askControl(folder: string, question: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    const outgoing = request({ socketPath: socketOf(folder), method: 'POST' }, async (reply) =>
      resolve(JSON.parse(await text(reply))),
    )
    outgoing.once('error', () => resolve(null))
    outgoing.end(JSON.stringify(question))
  })
}

function socketOf(folder: string) {
  return join(folder, 'control.sock')
}
