import { useParams } from 'react-router'
import { ResetPasswordScreen } from '../features/auth/password/reset-password-screen.tsx'

export function Component() {
  const { token = '' } = useParams()
  return <ResetPasswordScreen key={token} token={token} />
}
