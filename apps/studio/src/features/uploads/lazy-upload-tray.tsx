import { lazy, Suspense } from 'react'
import { useUploadStore } from './upload-store.ts'

const UploadTray = lazy(async () => ({ default: (await import('./upload-tray.tsx')).UploadTray }))

/** The tray, loaded with the first upload: what sends files is too large for every page's first load. */
export function LazyUploadTray() {
  const hasUploads = useUploadStore(({ uploads }) => uploads.length > 0)
  if (!hasUploads) return null
  return (
    <Suspense fallback={null}>
      <UploadTray />
    </Suspense>
  )
}
