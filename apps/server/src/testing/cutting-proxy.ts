import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy whose connections can be cut, and that can be pointed at another server. */
export async function openCuttingProxy() {
  let port = 0
  let answersLost = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1')
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        sockets.delete(one)
        other.destroy()
      })
    }
    client.pipe(upstream)
    upstream.on('data', (bytes) => {
      if (answersLost) client.destroy()
      else client.write(bytes)
    })
    upstream.on('end', () => client.end())
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port: own } = server.address() as AddressInfo

  function cut() {
    for (const socket of sockets) socket.destroy()
  }

  return {
    origin: `http://127.0.0.1:${own}`,
    leadTo: (address: string) => {
      port = Number(new URL(address).port)
    },
    cut,
    /** While set, requests arrive but their replies are lost. */
    loseAnswers: (lost: boolean) => {
      answersLost = lost
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
