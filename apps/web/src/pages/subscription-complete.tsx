import { CompleteScreen } from '../features/subscription/complete-screen.tsx'

export function Component() {
  return <CompleteScreen />
}
