/** The BroadcastChannel by which a test sign-in's window passes the provider's reply to the studio. */
const name = 'sign-on-test'

export type ProviderAnswer = { state: string; code?: string; error?: string; errorDescription?: string }

export function tellAnswer(query: URLSearchParams): void {
  const channel = new BroadcastChannel(name)
  const told = { code: 'code', error: 'error', errorDescription: 'error_description' } as const
  const given = Object.entries(told).flatMap(([key, parameter]) => {
    const value = query.get(parameter)
    return value === null ? [] : [[key, value] as const]
  })
  channel.postMessage({ state: query.get('state') ?? '', ...Object.fromEntries(given) })
  channel.close()
}

/** Returns a function that closes it. */
export function hearAnswer(hear: (answer: ProviderAnswer) => void): () => void {
  const channel = new BroadcastChannel(name)
  channel.onmessage = ({ data }) => hear(data as ProviderAnswer)
  return () => channel.close()
}
