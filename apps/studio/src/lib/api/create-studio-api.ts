import { sendAndRead } from '@upbeat/client/send-and-read.ts'
import { fillPath } from '@upbeat/contract/fill-path'
import { type StudioCallName, studioBase, studioCalls } from '@upbeat/contract/studio/calls'
import type { StudioClientCalls } from '@upbeat/contract/studio/client-types'
import { StudioError, studioErrorOf } from './studio-error.ts'

type Given<Name extends StudioCallName> = {
  [Part in 'params' | 'query' | 'body' as StudioClientCalls[Name][Part] extends undefined
    ? never
    : Part]: StudioClientCalls[Name][Part]
}
type Input<Name extends StudioCallName> = Given<Name> & {
  signal?: AbortSignal
  /** Timeout in milliseconds. */
  limitMs?: number
}
type Arguments<Name extends StudioCallName> = keyof Given<Name> extends never
  ? [input?: Input<Name>]
  : [input: Input<Name>]

export type StudioReply<Name extends StudioCallName> = StudioClientCalls[Name]['reply']
export type StudioApi = <Name extends StudioCallName>(
  name: Name,
  ...input: Arguments<Name>
) => Promise<StudioReply<Name>>

export type StudioApiParts = {
  send: typeof fetch
  /** Asks for re-authentication; resolves to whether it succeeded. */
  reauthenticate: () => Promise<boolean>
  /** Called if the session has expired. */
  onSignedOut: () => void
  language: () => string
  /** Identifies the club if several share a host. */
  club?: string | null | undefined
}

type Loose = {
  params?: Record<string, string | number>
  query?: object
  body?: unknown
  signal?: AbortSignal
  limitMs?: number
}
const callLimitMs = 30_000

/** The studio's calls by name, typed by the contract. A call that needs re-authentication is repeated once after it. */
export function createStudioApi({ send, reauthenticate, onSignedOut, language, club }: StudioApiParts): StudioApi {
  async function request(name: StudioCallName, { params, query, body, signal, limitMs = callLimitMs }: Loose) {
    const { method, path } = studioCalls[name]
    const headers = new Headers({ accept: 'application/json', 'accept-language': language() })
    if (club) headers.set('tenantid', club)
    const isBinary = body instanceof Uint8Array
    if (body !== undefined) headers.set('content-type', isBinary ? 'application/octet-stream' : 'application/json')
    const url = studioBase + fillPath(path, params) + searchOf(query)
    const init: RequestInit = {
      method,
      headers,
      ...(body !== undefined && { body: isBinary ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
    }
    const reply = await sendAndRead(send, { url, init, signal, limitMs })
    if (reply.status < 200 || reply.status > 299) throw studioErrorOf(reply)
    return reply.body
  }

  async function call(name: StudioCallName, input: Loose = {}) {
    try {
      return await request(name, input)
    } catch (error) {
      if (!(error instanceof StudioError)) throw error
      if (error.reason === 'credentialRequired' || error.reason === 'sessionExpired') onSignedOut()
      if (error.reason !== 'reauthenticationRequired' || !(await reauthenticate())) throw error
      return request(name, input)
    }
  }

  return call as StudioApi
}

function searchOf(query: object | undefined): string {
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query ?? {})) {
    // In a list the empty text is a value: it matches objects without one.
    if (Array.isArray(value)) for (const each of value) search.append(key, String(each))
    else if (value !== undefined && value !== null && value !== '') search.append(key, String(value))
  }
  return search.size > 0 ? `?${search}` : ''
}
