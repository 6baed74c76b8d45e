import { TermsScreen } from '../features/consent/terms-screen.tsx'

export function Component() {
  return <TermsScreen />
}
