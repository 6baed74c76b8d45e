import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { hidePassword } from './hide-password.ts'
import { run } from './run.ts'

/**
 * A function of the dump sets `pg_trgm.similarity_threshold`, which a role without superuser rights may name only after
 * the extension's library is loaded in its session (text-search.ts). `pg_restore` can't load it.
 */
const loadLibrary = 'create extension if not exists pg_trgm schema public; select public.show_limit();'

/** Restores a file of `pg_dump` in one transaction: all of it or nothing. */
export async function restoreDump(url: string, dump: string): Promise<void> {
  await restoreStatements(url, async (to) => {
    await run('pg_restore', ['--no-owner', '--file=-', dump], { output: to })
  })
}

/** Restores statements in one transaction. */
export async function restorePieces(url: string, pieces: readonly Buffer[]): Promise<void> {
  await restoreStatements(url, async (to) => {
    for (const piece of pieces) if (!to.write(piece)) await once(to, 'drain')
  })
}

async function restoreStatements(url: string, write: (to: Writable) => Promise<void>) {
  const { address, environment } = hidePassword(url)
  await run('psql', ['-XqAt', '--set=ON_ERROR_STOP=1', '--file=-', address], {
    environment: { ...environment, PGOPTIONS: '-c client_min_messages=warning' },
    input: async (to) => {
      try {
        to.write(`begin;\n${loadLibrary}\n`)
        await write(to)
        to.write('commit;\n')
      } finally {
        // Without the commit everything is rolled back.
        to.end()
      }
    },
  })
}
