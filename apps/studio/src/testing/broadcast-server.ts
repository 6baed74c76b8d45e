import { createStudioApi } from '../lib/api/create-studio-api.ts'

type Sent = { renditions: string[]; inits: string[]; segments: Map<string, Uint8Array>; isEnded: boolean }

/** The server's half of a broadcast from the browser, in memory. */
export function createBroadcastServer() {
  const senders = new Map<string, Sent>()
  let active: string | null = null
  let next = 0
  let started = 0
  const server = {
    /** Whether the network is away. */
    isAway: false,
    /** Whether the next reply is lost on its way. */
    losesReply: false,
    /** The confirmed segments of all senders, as `RENDITION NUMBER`, in order of arrival. */
    arrived: [] as string[],
    senders,
    /** Somebody else starts to send. */
    replace() {
      active = 'other'
    },
    /** The class is over. */
    isOver: false,
    /** The server has lost its memory of senders. */
    forget() {
      senders.clear()
      active = null
    },
    api: createStudioApi({
      send: async (url, init) => {
        if (server.isAway) throw new TypeError('Failed to fetch')
        const reply = await handle(new URL(String(url), 'http://studio.test'), init)
        if (server.losesReply) {
          server.losesReply = false
          throw new TypeError('Failed to fetch')
        }
        return reply
      },
      reauthenticate: async () => false,
      onSignedOut: () => {},
      language: () => 'en-gb',
    }),
  }

  async function handle(url: URL, init: RequestInit | undefined): Promise<Response> {
    const [, path = ''] = url.pathname.split('/broadcast/sender')
    const [, sender = '', rendition = '', place = ''] = path.split('/')
    if (init?.method === 'POST') return start(JSON.parse(String(init.body)))
    const sent = senders.get(sender)
    if (!sent) return refuse(404, 'notFound')
    if (init?.method === 'DELETE') {
      sent.isEnded = true
      active = null
      return new Response(null, { status: 204 })
    }
    if (server.isOver) return refuse(409, 'notAllowedNow')
    if (active !== sender) return refuse(409, 'senderReplaced')
    const bytes = init?.body as Uint8Array
    if (place === 'init') {
      sent.inits.push(rendition)
      return new Response(null, { status: 204 })
    }
    if (bytes.length === 0) return refuse(400, 'segmentInvalid')
    if (!sent.inits.includes(rendition)) return refuse(400, 'segmentInvalid')
    sent.segments.set(`${rendition} ${place}`, bytes)
    if (!server.arrived.includes(`${rendition} ${place}`)) server.arrived.push(`${rendition} ${place}`)
    next = Math.max(next, Number(place) + 1)
    return Response.json({ next })
  }

  function start({ renditions, takeOver }: { renditions: { name: string }[]; takeOver: boolean }): Response {
    if (active !== null && !takeOver) return refuse(409, 'senderActive')
    started += 1
    active = `sender${started}`
    const names = renditions.map(({ name }) => name)
    senders.set(active, { renditions: names, inits: [], segments: new Map(), isEnded: false })
    return Response.json({ sender: active, next: Object.fromEntries(names.map((name) => [name, next])) })
  }

  return server
}

function refuse(status: number, code: string): Response {
  return Response.json({ code, message: code }, { status })
}
