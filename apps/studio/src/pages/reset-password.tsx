import { ClubArt } from '../features/session/club-art.tsx'
import { ResetPassword } from '../features/session/reset-password.tsx'
import { useLinkToken } from '../lib/api/use-link-token.ts'

export function ResetPasswordPage() {
  return (
    <ClubArt>
      <ResetPassword token={useLinkToken()} />
    </ClubArt>
  )
}
