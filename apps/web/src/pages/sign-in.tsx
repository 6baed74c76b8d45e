import { SignInScreen } from '../features/auth/sign-in/sign-in-screen.tsx'

export function Component() {
  return <SignInScreen />
}
