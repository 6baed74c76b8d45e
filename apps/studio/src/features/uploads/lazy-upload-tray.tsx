import { lazy, Suspense, useEffect } from 'react'
import { followPending, isInterrupted, usePendingUploads } from './pending-uploads.ts'
import { useUploadStore } from './upload-store.ts'

const UploadTray = lazy(async () => ({ default: (await import('./upload-tray.tsx')).UploadTray }))

/** The tray, loaded with the first or an interrupted upload: the upload code is too large for the first page. */
export function LazyUploadTray() {
  const hasUploads = useUploadStore(({ uploads }) => uploads.length > 0)
  const hasInterrupted = usePendingUploads(({ pending }) => pending.some(isInterrupted))
  useEffect(followPending, [])
  if (!hasUploads && !hasInterrupted) return null
  return (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  )
}
