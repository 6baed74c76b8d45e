/**
 * A statement whose text is built once and not for each question, what changes standing in it as `placeholder`s. It has no name, so that
 * PostgreSQL plans it for the values at hand.
 */
export function built<P>(statement: { prepare: (name: string) => P }): P {
  return statement.prepare('')
}
