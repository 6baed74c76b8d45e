import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter } from 'age-encryption'
import { DatabaseError } from '../db/database.ts'

/** The first bytes of every file that age has encrypted. */
const mark = 'age-encryption.org/v1'

/**
 * The binary logarithm of scrypt's cost: 64 MB of memory and about a second of the library's JavaScript, which a restore
 * spends for each of its passes over the archive. A setting is no short password that must be protected by more.
 */
const workFactor = 16

/** Encrypts a stream in the format of age, so that `age --decrypt` opens it without Upbeat. */
export async function encrypt(from: Readable, to: Writable, passphrase: string): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.setScryptWorkFactor(workFactor)
  encrypter.setPassphrase(passphrase)
  await pipeline(Readable.fromWeb(asNodes(await encrypter.encrypt(asWebs(from)))), to)
}

export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === mark
  } finally {
    await handle.close()
  }
}

/** @throws DatabaseError if the passphrase is wrong */
export async function decrypt(file: string, to: Writable, passphrase: string): Promise<void> {
  const decrypter = new Decrypter()
  decrypter.addPassphrase(passphrase)
  const from = createReadStream(file)
  const opened = await decrypter.decrypt(asWebs(from)).catch((error: Error) => {
    from.destroy()
    to.destroy()
    throw new DatabaseError(`${file} can’t be decrypted with this BACKUP_PASSPHRASE: ${error.message}.`)
  })
  await pipeline(Readable.fromWeb(asNodes(opened)), to)
}

// Node and the DOM describe the same streams by types that TypeScript holds apart.
function asWebs(stream: Readable) {
  return Readable.toWeb(stream) as unknown as globalThis.ReadableStream<Uint8Array>
}

function asNodes(stream: globalThis.ReadableStream<Uint8Array>) {
  return stream as unknown as ReadableStream<Uint8Array>
}
