import { EnterClub } from '../features/session/enter-club.tsx'
import { useLinkToken } from '../lib/api/use-link-token.ts'

export function EnterPage() {
  return <EnterClub token={useLinkToken()} />
}
