export const idleHours = 12
export const longestDays = 30

/** When a session last used at `lastUsedAt` expires without further use. */
export function sessionEnd({ lastUsedAt, expiresAt }: { lastUsedAt: Date; expiresAt: Date }): Date {
  const idle = lastUsedAt.getTime() + idleHours * 3_600_000
  return new Date(Math.min(idle, expiresAt.getTime()))
}
