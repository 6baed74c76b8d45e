import { lazy, Suspense } from 'react'
import { useUploadStore } from './upload-store.ts'

const UploadTray = lazy(async () => ({ default: (await import('./upload-tray.tsx')).UploadTray }))

/** The tray, loaded with the first upload: the upload code is too large for the first page. */
export function LazyUploadTray() {
  const hasUploads = useUploadStore(({ uploads }) => uploads.length > 0)
  if (!hasUploads) return null
  return (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  )
}
