import { useLocation } from 'react-router'

/** The token of a link that was emailed or handed over. It stands after the `#`, which browsers send to no server and no log keeps. */
export function useLinkToken(): string {
  return decodeURIComponent(useLocation().hash.slice(1))
}
