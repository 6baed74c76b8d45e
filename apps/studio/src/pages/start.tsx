import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { SetUp } from '../features/setup/set-up.tsx'
import { LazyUploadTray } from '../features/uploads/lazy-upload-tray.tsx'
import { useLinkToken } from '../lib/api/use-link-token.ts'

/** The upload code is needed from the third step on. */
const FirstUpload = lazy(async () => ({ default: (await import('../features/uploads/first-upload.tsx')).FirstUpload }))
const AwaitedVideo = lazy(async () => ({
  default: (await import('../features/uploads/awaited-video.tsx')).AwaitedVideo,
}))

export function StartPage() {
  const navigate = useNavigate()
  const upload = (
    <Suspense fallback={null}>
      <FirstUpload />
    </Suspense>
  )
  return (
    <>
      <SetUp
        awaitVideo={(tag, waiting) => (
          <Suspense fallback={waiting}>
            <AwaitedVideo tag={tag}>{waiting}</AwaitedVideo>
          </Suspense>
        )}
        onDone={() => navigate('/')}
        token={useLinkToken()}
        upload={upload}
      />
      <LazyUploadTray />
    </>
  )
}
