import { SignUpScreen } from '../features/auth/sign-up/sign-up-screen.tsx'

export function Component() {
  return <SignUpScreen />
}
