import { lazy, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { SetUp } from '../features/setup/set-up.tsx'
import { LazyUploadTray } from '../features/uploads/lazy-upload-tray.tsx'
import { useLinkToken } from '../lib/use-link-token.ts'

/** What sends files is needed at the third step only. */
const FirstUpload = lazy(async () => ({ default: (await import('../features/uploads/first-upload.tsx')).FirstUpload }))

export function StartPage() {
  const navigate = useNavigate()
  const upload = (
    <Suspense fallback={null}>
      <FirstUpload />
    </Suspense>
  )
  return (
    <>
      <SetUp onDone={() => navigate('/')} token={useLinkToken()} upload={upload} />
      <LazyUploadTray />
    </>
  )
}
