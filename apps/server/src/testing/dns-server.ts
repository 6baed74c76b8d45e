import { createSocket } from 'node:dgram'
import { type Answer, decode, encode, type Packet, RECURSION_AVAILABLE } from 'dns-packet'

export type DnsServer = Awaited<ReturnType<typeof startDnsServer>>
const notFound = 3
const serverFailure = 2

/** A name server on this machine with the records that a test sets, for `DNS_SERVERS`. */
export async function startDnsServer() {
  const records = new Map<string, Answer[]>()
  let fails = false
  const socket = createSocket('udp4')
  socket.on('message', (message, { address, port }) => {
    const { id, questions = [] } = decode(message)
    const [question] = questions
    const known = records.get(question?.name.toLowerCase() ?? '')
    const answers = (known ?? []).filter(({ type }) => type === question?.type)
    const code = fails ? serverFailure : known ? 0 : notFound
    const reply: Packet = { type: 'response', id: id ?? 0, flags: RECURSION_AVAILABLE | code, questions, answers }
    socket.send(encode(reply), port, address)
  })
  await new Promise<void>((bound) => socket.bind(0, '127.0.0.1', bound))

  return {
    address: `127.0.0.1:${socket.address().port}`,
    /** Replaces all records of a name. */
    set: (name: string, ...own: ['A' | 'AAAA' | 'TXT', string][]) => {
      const answers = own.map(([type, data]) => ({ type, name, data, ttl: 1 }) as Answer)
      records.set(name.toLowerCase(), answers)
    },
    /** Whether it answers with a server failure. */
    fail: (does: boolean) => {
      fails = does
    },
    close: () => new Promise<void>((closed) => socket.close(closed)),
  }
}
