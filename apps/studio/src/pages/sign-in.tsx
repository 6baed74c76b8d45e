import { useNavigate, useSearchParams } from 'react-router'
import { ClubArt } from '../features/session/club-art.tsx'
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
  return (
    <ClubArt>
      <SignIn onSignedIn={enter} />
    </ClubArt>
  )
}
