import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
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
    const output = withoutUnknown()
    const written = pipeline(output, to, { end: false })
    await Promise.all([
      written,
      run('pg_restore', ['--no-owner', '--file=-', dump], { output }).finally(() => output.end()),
    ])
  })
}

/** Written by versions 17 and newer, whose servers have no limit by default either; older servers refuse it. */
const unknownSetting = 'SET transaction_timeout = 0;\n'
const headerBytes = 4096

/** Leaves out of a dump's first lines what an older server than the dumping program's doesn't know. */
function withoutUnknown(): Transform {
  let header: Buffer | null = Buffer.alloc(0)
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      if (header === null) return done(null, chunk)
      header = Buffer.concat([header, chunk])
      if (header.length < headerBytes) return done()
      const cleaned = clean(header)
      header = null
      done(null, cleaned)
    },
    flush: (done) => done(null, header === null ? undefined : clean(header)),
  })
}

function clean(header: Buffer): Buffer {
  const at = header.subarray(0, headerBytes).indexOf(unknownSetting)
  return at < 0 ? header : Buffer.concat([header.subarray(0, at), header.subarray(at + unknownSetting.length)])
}

/** Restores statements in one transaction. */
export async function restoreText(url: string, text: Buffer): Promise<void> {
  await restoreStatements(url, (to) => pipeline(Readable.from([text]), withoutUnknown(), to, { end: false }))
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
