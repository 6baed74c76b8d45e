import type { TenantConfig } from './entities/tenant-config.ts'

/** What the server writes into the first HTML as JSON, so that the page paints without a call (D-02). */
export type BootPayload = {
  /** `null`: the address names no club ("Invalid url"). */
  tenant: TenantConfig | null
  language: string
  direction: 'ltr' | 'rtl'
  /** Flat phrase key to text, in `language`. */
  phrases: Record<string, string>
  /** Build version, e.g. `4.0.2.1174`. */
  version: string
  /** Where the API lives; empty is the same origin (D-01). */
  apiHost: string
  /** The platform's basic credential, base64 of `client:secret` (D-03). */
  credential: string
  /** The server's clock in epoch milliseconds when the page was written: the server's time counts. */
  now: number
  /** The picture of the class that this address plays, which stands there until the class itself is known; `null` for any other page. */
  poster: string | null
  /** Only where one of the club's staff looks at the app as a kind of member would (DRAFT-05). */
  preview?: { token: string; memberId: string | null }
  /** A page of another site led here; false where the browser doesn't say. */
  isCrossSite: boolean
}
