/**
 * Builds a statement's text once instead of once per query; variable parts are `placeholder`s. The statement has no
 * name, so that PostgreSQL plans it for the actual values.
 */
export function built<P>(statement: { prepare: (name: string) => P }): P {
  return statement.prepare('')
}
