import pg from 'pg'

type Options = {
  template?: string
  /** A role created as its owner, without superuser rights, as in docs/self-hosting.md. */
  owner?: string
  /** A role of which the owner becomes a member. */
  ownerIn?: string
}

/** A cluster's address, without a database, and the folder of its sockets. */
export type PostgresCluster = { url: string; sockets: string }

/**
 * Creates a database in the tests' cluster, as `createPostgresDatabase` does. Null if the tests run on the embedded
 * database.
 */
export async function makePostgresDatabase(name: string, options?: Options) {
  const { UPBEAT_TEST_POSTGRES: url, UPBEAT_TEST_POSTGRES_SOCKETS: sockets = '', UPBEAT_TEST_DATABASE } = process.env
  if (!url || UPBEAT_TEST_DATABASE !== 'postgresql') return null
  return createPostgresDatabase({ url, sockets }, name, options)
}

/**
 * Creates a database, empty or as a copy; `drop` removes it with its owner. Queries by `socketUrl` cost a quarter less
 * CPU time than by `url`, which uses TCP.
 */
export async function createPostgresDatabase(
  cluster: PostgresCluster,
  name: string,
  { template, owner, ownerIn }: Options = {},
): Promise<{ url: string; socketUrl: string; drop: () => Promise<void> }> {
  await asAdmin(cluster.url, (version) => [
    ...(owner ? [`create role ${owner} login`] : []),
    ...(owner && ownerIn ? [`grant ${ownerIn} to ${owner}`] : []),
    // A template can't be copied twice at once, so copies take turns.
    'select pg_advisory_lock(1)',
    `create database ${name}${template ? ` template ${template}${copying(version)}` : ''}${owner ? ` owner ${owner}` : ''}`,
  ])
  const address = new URL(`${cluster.url}/${name}`)
  if (owner) address.username = owner
  const drop = () =>
    asAdmin(cluster.url, () => [
      `drop database if exists ${name} with (force)`,
      ...(owner ? [`drop role if exists ${owner}`] : []),
    ])
  const bySocket = new URL(address)
  bySocket.hostname = encodeURIComponent(cluster.sockets)
  return { url: address.toString(), socketUrl: bySocket.toString(), drop }
}

/**
 * Copies files, which takes half the CPU time of also writing each page to the log. Versions before 15 always do so, and
 * don't know the clause.
 */
const copying = (version: number) => (version >= 150_000 ? ' strategy file_copy' : '')

async function asAdmin(cluster: string, statements: (version: number) => readonly string[]) {
  const admin = new pg.Client(`${cluster}/postgres`)
  await admin.connect()
  try {
    const { rows } = await admin.query(`select current_setting('server_version_num')::int as version`)
    for (const statement of statements(rows[0].version)) await admin.query(statement)
  } finally {
    await admin.end()
  }
}
