import type { Invitation } from '@upbeat/contract/studio/entities/staff'
import type { InvitationRow } from './invitation-repository.ts'

export function presentInvitation(row: InvitationRow, now: Date): Invitation {
  const { id, email, role, invitedByName: invitedBy, sentAt, expiresAt } = row
  const times = { sentAt: sentAt.toISOString(), expiresAt: expiresAt.toISOString(), isExpired: expiresAt <= now }
  return { id, email, role, invitedBy, ...times }
}
