export const reauthenticationMinutes = 10

/** When a session's re-authentication expires, null if it has none. */
export function reauthenticatedUntil(reauthenticatedAt: Date | null, now: Date): Date | null {
  if (!reauthenticatedAt) return null
  const until = new Date(reauthenticatedAt.getTime() + reauthenticationMinutes * 60_000)
  return until > now ? until : null
}

export function isReauthenticated(reauthenticatedAt: Date | null, now: Date): boolean {
  return reauthenticatedUntil(reauthenticatedAt, now) !== null
}
