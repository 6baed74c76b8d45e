import { ClubArt } from '../features/session/club-art.tsx'
import { ForgottenPassword } from '../features/session/forgotten-password.tsx'

export function ForgottenPasswordPage() {
  return (
    <ClubArt>
      <ForgottenPassword />
    </ClubArt>
  )
}
