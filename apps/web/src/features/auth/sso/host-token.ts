import { tellHost } from '../../embedding/host-link.ts'

const patienceMs = 10_000

let waiting: ((token: string) => void) | undefined

/** Asks the page around for a token (D-56). Rejects where none comes in ten seconds. */
export function tokenFromHost(reason: 'SignInRequired' | 'SSOTokenExpired'): Promise<string> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      waiting = undefined
      reject(new Error('The page around handed no token over'))
    }, patienceMs)
    waiting = (token) => {
      clearTimeout(timer)
      waiting = undefined
      resolve(token)
    }
    tellHost({ type: reason })
  })
}

/** Hands a token to who waits for one; false where nobody does. */
export function offerHostToken(token: string): boolean {
  const wants = waiting
  wants?.(token)
  return wants !== undefined
}
