import type { SignInReply } from '@upbeat/contract/studio/entities/session'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SecondFactor } from '../features/session/second-factor.tsx'
import { AcceptInvitation } from '../features/staff/accept-invitation.tsx'
import { api } from '../lib/api/api.ts'
import { startSession } from '../lib/api/session.ts'
import { useLinkToken } from '../lib/api/use-link-token.ts'

export function InvitationPage() {
  const navigate = useNavigate()
  const token = useLinkToken()
  const [asked, setAsked] = useState<Extract<SignInReply, { kind: 'secondFactor' }> | null>(null)
  async function enter() {
    await startSession()
    await navigate('/', { replace: true })
  }
  async function join() {
    await api('acceptInvitation', { body: { token } })
    await enter()
  }
  if (asked) return <SecondFactor asked={asked} onBack={() => setAsked(null)} onSignedIn={join} />
  return (
    <AcceptInvitation
      onReply={async (reply) => (reply.kind === 'secondFactor' ? setAsked(reply) : enter())}
      token={token}
    />
  )
}
