import { type PGlite, types } from '@electric-sql/pglite'
import type { ScopedEngine } from './scoped-engine.ts'

const numericArray = 1231
const [timestampArray, timestamptzArray, intervalArray, dateArray] = [1115, 1185, 1187, 1182]
const readByDrizzle = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  numericArray,
  timestampArray,
  timestamptzArray,
  intervalArray,
  dateArray,
]

/** The engine's own date parsers, for statements that don't come from Drizzle. */
export const ownDates = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE].map((type) => [type, types.parsers[type]]),
) as Record<number, (text: string) => unknown>

/**
 * Turns off the engine's parsers for the types that Drizzle parses. Drizzle also asks for this with each statement, but
 * then the engine copies its roughly 400 parsers every time: a fifth of the cost of a small query.
 */
export function leaveToDrizzle(client: PGlite): void {
  for (const type of readByDrizzle) client.parsers[type] = (text: string) => text
}

/** The engine as passed to Drizzle, after `leaveToDrizzle`. */
export function forDrizzle(engine: ScopedEngine): PGlite {
  const query: ScopedEngine['query'] = (text, values, options) =>
    engine.query(text, values, options?.rowMode ? { rowMode: options.rowMode } : {})
  // Drizzle uses only the methods of a `ScopedEngine`.
  return { ...engine, query } as unknown as PGlite
}
