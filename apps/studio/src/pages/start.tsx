import { useNavigate } from 'react-router'
import { SetUp } from '../features/setup/set-up.tsx'
import { FirstUpload } from '../features/uploads/first-upload.tsx'
import { LazyUploadTray } from '../features/uploads/lazy-upload-tray.tsx'
import { useLinkToken } from '../lib/use-link-token.ts'

export function StartPage() {
  const navigate = useNavigate()
  return (
    <>
      <SetUp onDone={() => navigate('/')} token={useLinkToken()} upload={<FirstUpload />} />
      <LazyUploadTray />
    </>
  )
}
