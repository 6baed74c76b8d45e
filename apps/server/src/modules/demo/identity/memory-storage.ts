import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider'

const mostKept = 10_000
/** What a grant gave; the sign-in that is under way belongs to it too and goes on. */
const revocable = ['AccessToken', 'AuthorizationCode', 'RefreshToken']

type Kept = { payload: AdapterPayload; until: number }

/** What the demo's identity provider keeps: in memory, for as long as each thing lives, and no more than so many of them. */
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
        if (all.size >= mostKept && oldest !== undefined) all.delete(oldest)
        all.set(keyOf(id), { payload, until: expiresIn ? elapsed() + expiresIn * 1000 : Number.POSITIVE_INFINITY })
      },
      find: async (id) => find((_payload, key) => key === keyOf(id)),
      findByUid: async (uid) => find((payload, key) => ofKind(key) && payload.uid === uid),
      findByUserCode: async (code) => find((payload, key) => ofKind(key) && payload.userCode === code),
      async consume(id) {
        const kept = all.get(keyOf(id))
        // The provider counts in whole seconds since the epoch; that it was used is what matters.
        if (kept) kept.payload.consumed = 1
      },
      destroy: async (id) => forget((_payload, key) => key === keyOf(id)),
      revokeByGrantId: async (grantId) =>
        forget((payload, key) => payload.grantId === grantId && revocable.some((each) => key.startsWith(`${each}:`))),
    }
  }
}
