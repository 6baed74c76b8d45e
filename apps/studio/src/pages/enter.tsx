import { EnterClub } from '../features/session/enter-club.tsx'
import { useLinkToken } from '../lib/use-link-token.ts'

export function EnterPage() {
  return <EnterClub token={useLinkToken()} />
}
