/**
 * Work outside a request. Emails are rendered when they are sent, so the queue stores ids, amounts and what an email
 * reports (such as the browser of a new sign-in), but no secrets and almost no addresses: the one that is stored nowhere
 * else is deleted a minute after its email was sent.
 */
export type JobData = {
  resetEmail: MemberJob
  passwordChangedEmail: MemberJob
  marketingEmail: MemberJob
  membershipEmail: {
    tenantId: string
    memberId: string
    kind:
      | 'receipt'
      | 'notice'
      | 'failed'
      | 'ended'
      | 'termEnded'
      | 'paused'
      | 'pauseEnding'
      | 'cancelled'
      | 'resumed'
      | 'planChanged'
    amountMinor: number
    currency: string
    at: string | null
  }
  /** `since`: from this time on, nothing is to be paid for the membership. */
  replacedMembership: { tenantId: string; memberId: string; subscriptionId: string; since: string }
  reminderEmail: { tenantId: string; memberId: string; eventId: string; start: string }
  /** `start` is the new one of a moved occurrence, and that of a cancelled one. */
  eventChangedEmail: {
    tenantId: string
    memberId: string
    eventId: string
    kind: 'eventMoved' | 'eventCancelled'
    title: string
    start: string
  }
  readyEmail: { tenantId: string; memberId: string; eventId: string }
  /** `requestedAt` (ISO 8601) identifies the change; one that was replaced by a newer request sends nothing. */
  addressConfirmationEmail: MemberJob & { requestedAt: string }
  addressChangedEmail: MemberJob & { to: string }
  /** The next rows of a file of members. */
  memberImport: { tenantId: string; importId: string }
  /** The next invitations of members who were imported. */
  memberInvitations: { tenantId: string; importId: string }
  customerContact: { tenantId: string; memberId: string }
  contactEmail: { tenantId: string; messageId: string }
  /** To staff, who may belong to several clubs: the job belongs to the installation and names one club or none. */
  staffEmail: {
    kind: 'passwordReset' | 'newBrowser' | 'recoveryCodeUsed' | 'invitation' | 'ownershipGiven' | 'ownershipReceived'
    clubId: string | null
    accountId: string
    language: string
    address: string
    details: Record<string, string>
  }
  /** Writes a club into a file, which may take hours. */
  clubExport: { tenantId: string; exportId: string }
  subscriptionsDue: Record<string, never>
  paymentsReconciled: Record<string, never>
  remindersDue: Record<string, never>
  figuresClosed: Record<string, never>
  payoutsFrozen: Record<string, never>
  liveMessagesDue: Record<string, never>
  usageMeasured: Record<string, never>
  expiredPurged: Record<string, never>
}
/** `address` is the URL of the club's pages, for links. */
export type MemberJob = { tenantId: string; memberId: string; language: string; address: string }
export type JobName = keyof JobData
