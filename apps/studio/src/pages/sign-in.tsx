import { useNavigate, useSearchParams } from 'react-router'
import { SignIn } from '../features/session/sign-in.tsx'
import { startSession } from '../lib/session.ts'
import { pathAfterSignIn } from '../lib/sign-in-path.ts'

export function SignInPage() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  async function enter() {
    await startSession()
    await navigate(pathAfterSignIn(search), { replace: true })
  }
  return <SignIn onSignedIn={enter} />
}
