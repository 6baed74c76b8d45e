import { safePath } from '@upbeat/rules/routes/safe-path'
import { isPagePath } from '../../platform/http/is-page-path.ts'

/** Whether a short link may point to this URL of the club: only to its pages, never to a call or another host. */
export function isShareable({ pathname }: URL): boolean {
  return safePath(pathname) !== null && isPagePath(pathname)
}
