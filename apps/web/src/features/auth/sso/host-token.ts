import { tellHost } from '../../embedding/host-link.ts'

const patienceMs = 10_000

let waiting: ((token: string) => void) | undefined

/** Requests a token from the embedding page (D-56). Rejects after ten seconds. */
export function tokenFromHost(reason: 'SignInRequired' | 'SSOTokenExpired'): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting = undefined
      reject(new Error('The embedding page sent no token in time'))
    }, patienceMs)
    waiting = (token) => {
      clearTimeout(timer)
      waiting = undefined
      resolve(token)
    }
    tellHost({ type: reason })
  })
}

/** Passes a token to a waiting request; false if there is none. */
export function offerHostToken(token: string): boolean {
  const wants = waiting
  wants?.(token)
  return wants !== undefined
}
