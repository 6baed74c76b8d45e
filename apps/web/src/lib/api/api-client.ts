import { errorOf, type ReadReply, sendAndRead } from '@upbeat/client/send-and-read.ts'
import { type CallName, calls } from '@upbeat/contract/calls'
import type { CallReply } from '@upbeat/contract/client-types'
import { type ApiIdentity, type ApiOptions, buildRequest } from './api-request.ts'
import type { CallOptions } from './api-types.ts'
import { callLimitMs } from './call-limit.ts'

export type ApiReply<T> = { status: number; headers: Headers; body: T }

export type ApiClient = {
  /** Makes a call and returns its body; an empty reply is `null`. @throws ApiError */
  <N extends CallName>(name: N, ...options: CallOptions<N>): Promise<CallReply<N>>
  /** The same, with status and headers of the reply, for callers that must distinguish 200 from 204 or 304. */
  reply<N extends CallName>(name: N, ...options: CallOptions<N>): Promise<ApiReply<CallReply<N>>>
}

export type ApiSettings = {
  identity: () => ApiIdentity
  /** Called on every 401, except for calls whose page handles it (AUTH-07, D-19). */
  onUnauthorized: (token: string | null) => void
  /** Awaited before a call with the member's credential is sent, if set. */
  beforeMemberCall?: () => Promise<void> | undefined
  /** Called with each reply as it arrives, error replies included. */
  onReply?: (headers: Headers) => void
  /** Injected by tests; default: the browser's own. */
  fetch?: typeof fetch
}

/** Creates a client from the contract's call table, which has the types, path, method and credential of each call. */
export function createApiClient({
  identity,
  onUnauthorized,
  beforeMemberCall = () => undefined,
  onReply = () => {},
  fetch: send = (...args) => fetch(...args),
}: ApiSettings): ApiClient {
  async function reply(name: CallName, options: ApiOptions = {}): Promise<ReadReply> {
    if (identity().token && waitsForMember(name)) await beforeMemberCall()
    const asker = identity()
    const { url, init } = buildRequest(name, options, asker)
    const answer = await sendAndRead(send, { url, init, signal: options.signal, limitMs: callLimitMs(name), onReply })
    if (answer.status < 300 || answer.status === 304) return answer
    if (answer.status === 401 && !readsItsOwn401.has(name)) onUnauthorized(asker.token)
    throw errorOf(answer)
  }

  const client = async (name: CallName, options?: ApiOptions) => (await reply(name, options)).body
  return Object.assign(client, { reply }) as ApiClient
}

const readsItsOwn401: ReadonlySet<CallName> = new Set<CallName>([
  'login',
  'forgotPassword',
  'checkResetLink',
  'resetPassword',
])

/** Only calls with the member's credential; signing out and the renewal itself are sent at once. */
function waitsForMember(name: CallName): boolean {
  const { access } = calls[name]
  return (access === 'member' || access === 'guest') && name !== 'logout' && name !== 'refreshSso'
}
