/** Days of the club (`YYYY-MM-DD`), both included. */
export type Span = { from: string; to: string }
