/**
 * A statement whose text is built once and not for each question, what changes standing in it as `placeholder`s. It is prepared under no name:
 * names would need a connection of one's own, which a pooler before PostgreSQL doesn't give.
 */
export function built<P>(statement: { prepare: (name: string) => P }): P {
  return statement.prepare('')
}
