import { ForgottenPassword } from '../features/session/forgotten-password.tsx'

export function ForgottenPasswordPage() {
  return <ForgottenPassword />
}
