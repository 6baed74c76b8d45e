import { useLocation } from 'react-router'

/** The token of an emailed or shared link. It is in the fragment, which is never sent to a server or logged. */
export function useLinkToken(): string {
  return decodeURIComponent(useLocation().hash.slice(1))
}
