/** Days of the club (`YYYY-MM-DD`), both included. */
export type Span = { from: string; to: string }

/** What the figures need to know of what members watch. */
export type WatchTotals = {
  /** Days on which nobody watched may be left out. `viewers` is the number of different members. */
  minutesByDay: (
    tenantId: string,
    span: Span,
  ) => Promise<{ day: string; seconds: number; viewings: number; viewers: number }[]>
  /** The number of different members who watched. */
  activeViewers: (tenantId: string, span: Span) => Promise<number>
}
