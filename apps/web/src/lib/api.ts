import { createApiClient } from './api-client.ts'
import type { ApiIdentity } from './api-request.ts'
import { catchUp } from './catch-up.ts'
import { clock } from './clock.ts'
import { fetchOnce } from './fetch-once.ts'
import { localStore } from './storage.ts'

type ApiSetup = {
  host: string
  credential: string
  /** Stands in for the stored client id once a 401 has emptied the storage. */
  tenantId: string
  language: () => string
  connectBase: string | null
  preview: string | null
}

const setup: ApiSetup = {
  host: '',
  credential: '',
  tenantId: '',
  language: () => 'en-gb',
  connectBase: null,
  preview: null,
}
let unauthorizedHandler: (token: string | null) => void = () => {}
let memberCallHandler: () => Promise<void> | undefined = () => undefined

/** The app's API client. */
export const api = createApiClient({
  identity,
  onUnauthorized: (token) => unauthorizedHandler(token),
  beforeMemberCall: () => memberCallHandler(),
  onReply: (headers) => catchUp(clock, headers),
  fetch: fetchOnce,
})

/** Called once by `main.tsx` with what the boot payload says. */
export function configureApi(values: Partial<ApiSetup>): void {
  Object.assign(setup, values)
}

/** Registers the one handler of a 401 (AUTH-07); it is told the token that was refused. */
export function onUnauthorized(handler: (token: string | null) => void): void {
  unauthorizedHandler = handler
}

/** Registers what is done before a member's call goes out. */
export function onMemberCall(handler: () => Promise<void> | undefined): void {
  memberCallHandler = handler
}

function identity(): ApiIdentity {
  return {
    host: setup.host,
    credential: setup.credential,
    tenantId: localStore.get('clientId') ?? setup.tenantId,
    token: localStore.get('token'),
    language: setup.language(),
    connectBase: setup.connectBase,
    preview: setup.preview,
  }
}

/** The public half of the platform's credential, which sign-in names as `client_id`. */
export function platformClientId(): string {
  return atob(setup.credential).split(':')[0] ?? ''
}

/** Where the server is, for what is no call of the contract; empty where it serves this page. */
export function apiHost(): string {
  return setup.host
}
