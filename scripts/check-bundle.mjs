// What a page's JavaScript weighs, brotli-compressed as it is served. `node scripts/check-bundle.mjs [--built] [DIST]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureBundle } from './measure-bundle.mjs'
import { root } from './runtime.mjs'

const args = process.argv.slice(2)
const dist = resolve(args.find((argument) => !argument.startsWith('--')) ?? join(root, 'apps/web/dist'))

/** Kilobytes are 1,000 bytes. */
const limits = [
  { name: 'landing, all it needs to show', key: 'landing', kilobytes: 110 },
  { name: 'home, all it needs to show', key: 'home', kilobytes: 140 },
  { name: 'player, what it adds', key: 'player', kilobytes: 210 },
]

if (!existsSync(dist)) {
  console.log('There is no build to weigh.')
  if (args.includes('--built')) process.exitCode = 1
} else {
  const sizes = measureBundle(dist)
  for (const { name, key, kilobytes } of limits) {
    const found = sizes[key] / 1000
    const over = !(found > 0 && found <= kilobytes)
    console.log(`${over ? 'over' : 'ok  '}  ${name}: ${found.toFixed(1)} KB of ${kilobytes}`)
    if (over) process.exitCode = 1
  }
  // STAFF-01: no link to the studio and none of its code.
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const naming = scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes('/studio'))
  for (const file of naming) console.log(`The members' app names the studio: ${file}`)
  if (scripts.length === 0 || naming.length > 0) process.exitCode = 1
}
