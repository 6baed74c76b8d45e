import { useNavigate, useSearchParams } from 'react-router'
import { SignIn } from '../features/session/sign-in.tsx'
import { startSession } from '../lib/api/session.ts'
import { pathAfterSignIn } from '../lib/api/sign-in-path.ts'

export function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  async function enter() {
    await startSession()
    await navigate(pathAfterSignIn(search), { replace: true })
  }
  return <SignIn onSignedIn={enter} />
}
