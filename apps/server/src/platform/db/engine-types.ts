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

/** How the engine reads dates by itself, for statements that don't come from Drizzle. */
export const ownDates = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.DATE].map((type) => [type, types.parsers[type]]),
) as Record<number, (text: string) => unknown>

/**
 * Leaves to Drizzle what it reads itself, once and for all. It says so with each of its statements too, for which the engine would copy its
 * some four hundred parsers every time: a fifth of what a small query costs.
 */
export function leaveToDrizzle(client: PGlite): void {
  for (const type of readByDrizzle) client.parsers[type] = (text: string) => text
}

/** The engine as Drizzle is given it, after `leaveToDrizzle`. */
export function forDrizzle(engine: ScopedEngine): PGlite {
  const query: ScopedEngine['query'] = (text, values, options) =>
    engine.query(text, values, options?.rowMode ? { rowMode: options.rowMode } : {})
  // Drizzle asks no more of the engine than what is scoped.
  return { ...engine, query } as unknown as PGlite
}
