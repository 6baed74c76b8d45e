import { FullPageError } from './full-page-error.tsx'

/** A page that crashed, or whose files are gone after a deployment; a reload fixes both. */
export function PageFailure() {
  return <FullPageError onRetry={() => location.reload()} problem="errors.pageBroken" />
}
