import { rmSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'

/** Answers what was asked over the socket. */
export type Control = (question: unknown) => Promise<unknown>

/**
 * The embedded database belongs to the running server alone, so commands are handed to it: over a socket in the data folder,
 * which only the account of the server may open. Null where there can be none.
 */
export async function listenForControl(
  folder: string,
  control: Control,
): Promise<{ close: () => Promise<void> } | null> {
  if (folder === 'memory' || process.platform === 'win32') return null
  const path = socketOf(folder)
  // One left by a killed server; the folder's lock says that there is no other.
  rmSync(path, { force: true })
  const server = createServer(async (asked, answer) => {
    try {
      answer.end(JSON.stringify(await control(JSON.parse(await text(asked)))))
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

/** Asks the server that runs on this data folder; null where none answers. */
export async function askControl(folder: string, question: unknown): Promise<unknown> {
  return new Promise((resolve) => {
    const asked = request({ socketPath: socketOf(folder), method: 'POST' }, async (reply) =>
      resolve(JSON.parse(await text(reply))),
    )
    asked.once('error', () => resolve(null))
    asked.end(JSON.stringify(question))
  })
}

function socketOf(folder: string) {
  return join(folder, 'control.sock')
}
