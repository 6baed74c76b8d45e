// Checks that no committed file has machine paths, registry hosts, secrets, or too much media.
import { readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { root as projectRoot } from './runtime.mjs'
import { trackedFiles } from './tracked-files.mjs'

const megabyte = 1024 * 1024
const fileLimit = 2 * megabyte
const mediaFolder = 'packages/demo/media/'
const mediaLimit = 24 * megabyte

const forbidden = [
  {
    what: 'a path of one machine',
    pattern: /(?<![\w.$}~:/-])\/(?:work|tmp|root|home\/(?:user|ubuntu|node|runner)|Users\/\w+)\//,
  },
  { what: 'a private key', pattern: /-----BEGIN (?:[A-Z]+ )*PRIVATE KEY-----/ },
  { what: 'a live secret', pattern: /\b(?:sk_live_\w{16}|rk_live_\w{16}|ghp_\w{36}|AKIA[0-9A-Z]{16}|xox[bp]-\w{10})/ },
]
const forbiddenInLockfiles = {
  what: 'the registry it was installed from',
  pattern: /registry\.npmjs\.org|"resolved": "http/,
}

const root = resolve(process.argv[2] ?? projectRoot)
const files = trackedFiles(root)
const faults = files.flatMap((file) => faultsOf(file))
const media = files.filter((file) => file.startsWith(mediaFolder)).reduce((sum, file) => sum + sizeOf(file), 0)
if (media > mediaLimit)
  faults.push(`${mediaFolder}: ${inMegabytes(media)} of media, at most ${inMegabytes(mediaLimit)}`)
if (files.length === 0) faults.push('no file was found')

for (const fault of faults) console.error(fault)
if (faults.length > 0) process.exitCode = 1
else console.log(`${files.length} files, ${inMegabytes(media)} of media`)

function faultsOf(file) {
  const size = sizeOf(file)
  if (size > fileLimit)
    return file.startsWith(mediaFolder) ? [] : [`${file}: ${inMegabytes(size)}, at most ${inMegabytes(fileLimit)}`]
  const bytes = readFileSync(join(root, file))
  if (bytes.subarray(0, 8000).includes(0)) return []
  const lockfile = /(^|\/)(package-lock\.json|npm-shrinkwrap\.json|yarn\.lock|pnpm-lock\.yaml)$/.test(file)
  const rules = lockfile ? [...forbidden, forbiddenInLockfiles] : forbidden
  const lines = bytes.toString('utf8').split('\n')
  return rules.flatMap(({ what, pattern }) => {
    const line = lines.findIndex((text) => pattern.test(text))
    return line < 0 ? [] : [`${file}:${line + 1}: ${what}`]
  })
}

function sizeOf(file) {
  return statSync(join(root, file)).size
}

function inMegabytes(bytes) {
  return `${(bytes / megabyte).toFixed(1)} MB`
}
