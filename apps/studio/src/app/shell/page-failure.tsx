import { FullPageError } from './full-page-error.tsx'

/** A page that broke, or whose files are gone because a newer version is served: loading it again mends both. */
export function PageFailure() {
  return <FullPageError onRetry={() => location.reload()} problem="errors.pageBroken" />
}
