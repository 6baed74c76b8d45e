import pg from 'pg'

type Options = {
  template?: string
  /** A role made for it, no superuser: as docs/self-hosting.md has it. */
  owner?: string
  /** A role that the owner is made a member of. */
  ownerIn?: string
}

/**
 * A database of its own in the tests' cluster, empty or a copy, and what drops it again with its owner; null where the tests run on the
 * embedded one.
 */
export async function makePostgresDatabase(
  name: string,
  { template, owner, ownerIn }: Options = {},
): Promise<{ url: string; drop: () => Promise<void> } | null> {
  const cluster = process.env.UPBEAT_TEST_POSTGRES
  if (!cluster || process.env.UPBEAT_TEST_DATABASE !== 'postgresql') return null
  await asAdmin(cluster, [
    ...(owner ? [`create role ${owner} login`] : []),
    ...(owner && ownerIn ? [`grant ${ownerIn} to ${owner}`] : []),
    // Two copies at once of one template are refused, so they take turns.
    'select pg_advisory_lock(1)',
    `create database ${name}${template ? ` template ${template}` : ''}${owner ? ` owner ${owner}` : ''}`,
  ])
  const address = new URL(`${cluster}/${name}`)
  if (owner) address.username = owner
  const drop = () =>
    asAdmin(cluster, [
      `drop database if exists ${name} with (force)`,
      ...(owner ? [`drop role if exists ${owner}`] : []),
    ])
  return { url: address.toString(), drop }
}

async function asAdmin(cluster: string, statements: readonly string[]) {
  const admin = new pg.Client(`${cluster}/postgres`)
  await admin.connect()
  try {
    for (const statement of statements) await admin.query(statement)
  } finally {
    await admin.end()
  }
}
