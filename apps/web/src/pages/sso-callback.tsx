import { CallbackScreen } from '../features/auth/sso/callback-screen.tsx'

export function Component() {
  return <CallbackScreen />
}
