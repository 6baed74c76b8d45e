import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

const maxEntries = 10_000
/** What revoking a grant deletes. A sign-in in progress belongs to the grant, too, but continues. */
const revocable = ['AccessToken', 'AuthorizationCode', 'RefreshToken']

type Kept = { payload: AdapterPayload; until: number }

/** In-memory storage for the demo's identity provider. Entries expire, and their number is limited. */
export function memoryStorage(elapsed = () => performance.now()): AdapterFactory {
  const all = new Map<string, Kept>()

  function find(matches: (payload: AdapterPayload, key: string) => boolean): AdapterPayload | undefined {
    for (const [key, { payload, until }] of all) if (until > elapsed() && matches(payload, key)) return payload
    return undefined
  }

  function forget(matches: (payload: AdapterPayload, key: string) => boolean) {
    for (const [key, { payload, until }] of all) if (until <= elapsed() || matches(payload, key)) all.delete(key)
  }

  return (kind): Adapter => {
    const keyOf = (id: string) => `${kind}:${id}`
    const ofKind = (key: string) => key.startsWith(`${kind}:`)
    return {
      async upsert(id, payload, expiresIn) {
        const [oldest] = all.keys()
        if (all.size >= maxEntries && oldest !== undefined) all.delete(oldest)
        all.set(keyOf(id), { payload, until: expiresIn ? elapsed() + expiresIn * 1000 : Number.POSITIVE_INFINITY })
      },
      find: async (id) => find((_payload, key) => key === keyOf(id)),
      findByUid: async (uid) => find((payload, key) => ofKind(key) && payload.uid === uid),
      findByUserCode: async (code) => find((payload, key) => ofKind(key) && payload.userCode === code),
      async consume(id) {
        const kept = all.get(keyOf(id))
        // The provider expects seconds since the epoch, but only checks whether it is set.
        if (kept) kept.payload.consumed = 1
      },
      destroy: async (id) => forget((_payload, key) => key === keyOf(id)),
      revokeByGrantId: async (grantId) =>
        forget((payload, key) => payload.grantId === grantId && revocable.some((each) => key.startsWith(`${each}:`))),
    }
  }
}
