import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { readCommandLine } from './command-line.mjs'

const usage = `npm run requirements [-- PREFIX...]

Lists requirements that no test claims: without a PREFIX a count for each, with some the unclaimed lines.`

const root = fileURLToPath(new URL('..', import.meta.url))
const requirements = new Map(
  [...readFileSync(join(root, 'docs/requirements.md'), 'utf8').matchAll(/^- ([A-Z][A-Z0-9]*-\d+): (.*)$/gm)].map(
    ([line, id]) => [id, line.slice(2)],
  ),
)
const prefixes = [...new Set([...requirements.keys()].map(prefixOf))]
// Only words with a defined prefix are ids: a test may mention SHA-256 or UTF-8.
const idPattern = new RegExp(`\\b(?:${prefixes.join('|')})-\\d+\\b`, 'g')

const namedIn = new Map()
for (const folder of ['apps', 'packages', 'e2e', 'scripts']) {
  for (const file of testFiles(join(root, folder))) {
    for (const [id] of withoutComments(readFileSync(file, 'utf8')).matchAll(idPattern))
      namedIn.set(id, relative(root, file))
  }
}

const asked = readCommandLine({ usage, most: 100 }).positionals.map((argument) => argument.toUpperCase())
for (const prefix of prefixes) {
  const all = [...requirements.keys()].filter((id) => prefixOf(id) === prefix)
  const unnamed = all.filter((id) => !namedIn.has(id))
  if (asked.length === 0) console.log(`${prefix.padEnd(6)} ${all.length - unnamed.length}/${all.length}`)
  if (asked.includes(prefix)) for (const id of unnamed) console.log(requirements.get(id))
}
if (asked.length === 0) {
  const named = [...requirements.keys()].filter((id) => namedIn.has(id))
  console.log(`${'all'.padEnd(6)} ${named.length}/${requirements.size}`)
}

for (const prefix of asked.filter((word) => !prefixes.includes(word))) fail(`no such prefix: ${prefix}`)
for (const [id, file] of namedIn) if (!requirements.has(id)) fail(`no such requirement: ${id} in ${file}`)

// A comment may mention a requirement without claiming to prove it.
function withoutComments(source) {
  return source.replace(/^\s*\/\/.*$/gm, '').replace(/^\s*\/\*[\s\S]*?\*\//gm, '')
}

function prefixOf(id) {
  return id.slice(0, id.lastIndexOf('-'))
}

function testFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'node_modules') return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return testFiles(path)
    return /\.(test|spec)\.tsx?$/.test(entry.name) ? [path] : []
  })
}

function fail(message) {
  console.error(message)
  process.exitCode = 1
}
