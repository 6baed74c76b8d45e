import type { PublicTenant } from './entities/public-tenant.ts'

/** The boot data that the server embeds in the first HTML as JSON, so that the page renders without an API call (D-02). */
export type BootPayload = {
  /** `null`: no club matches the URL ("Invalid url"). */
  tenant: PublicTenant | null
  language: string
  direction: 'ltr' | 'rtl'
  /** Flat phrase key to text, in `language`. */
  phrases: Record<string, string>
  /** Build version, e.g. `4.0.2.1174`. */
  version: string
  /** Base URL of the API; empty for the same origin (D-01). */
  apiHost: string
  /** The platform's basic credential, base64 of `client:secret` (D-03). */
  credential: string
  /** The server's clock in epoch milliseconds when the page was rendered; the app uses the server's time. */
  now: number
  /** The poster of the class that this URL plays, shown until the class has loaded; `null` for any other page. */
  poster: string | null
  /** Present only if club staff preview the app as a kind of member (DRAFT-05). */
  preview?: { token: string; memberId: string | null }
  /** Whether a page of another site linked here; false if the browser doesn't tell. */
  isCrossSite: boolean
}
