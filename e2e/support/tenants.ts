/** The port of the server under test. `npm test` chooses a free one. */
export const port = Number(process.env.E2E_PORT ?? 4310)

/** A demo club by name, the first label of its host. */
export type TenantName = 'pulse' | 'harbour' | 'summit' | 'tempo' | 'mono'

/** The password of every demo member. */
export const demoPassword = 'Demo1234'

/** The URL of a club's web app. Browsers resolve every `*.localhost` to this machine, other programs don't: see `api.ts`. */
export function tenantUrl(tenant: TenantName, path = '/') {
  return `http://${tenant}.localhost:${port}${path}`
}
