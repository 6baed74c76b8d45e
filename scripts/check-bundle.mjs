// Checks the brotli-compressed size of each page's JavaScript. `node scripts/check-bundle.mjs [--built] [DIST]`.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureBundle, measureStudio } from './measure-bundle.mjs'
import { root } from './runtime.mjs'

const args = process.argv.slice(2)
const dist = resolve(args.find((argument) => !argument.startsWith('--')) ?? join(root, 'apps/web/dist'))

/** Kilobytes are 1,000 bytes. */
const limits = [
  { name: 'landing, all it needs to show', key: 'landing', kilobytes: 110 },
  { name: 'home, all it needs to show', key: 'home', kilobytes: 140 },
  { name: 'class list, all it needs to show', key: 'list', kilobytes: 150 },
  { name: 'live schedule, all it needs to show', key: 'schedule', kilobytes: 150 },
  { name: 'player, what it adds', key: 'player', kilobytes: 210 },
]

/** The studio's first load, and what each page adds to it. */
const studioLimits = { first: 180, page: 60 }
const studioDist = join(root, 'apps/studio/dist')

if (!existsSync(dist)) {
  console.log('There is no build to weigh.')
  if (args.includes('--built')) process.exitCode = 1
} else {
  const sizes = measureBundle(dist)
  for (const { name, key, kilobytes } of limits) {
    tell(name, sizes[key], kilobytes)
  }
  // STAFF-01: the members' app has no link to the studio and none of its code.
  const assets = join(dist, 'assets')
  const scripts = readdirSync(assets).filter((file) => file.endsWith('.js'))
  const naming = scripts.filter((file) => readFileSync(join(assets, file), 'utf8').includes('/studio'))
  for (const file of naming) console.log(`The members' app names the studio: ${file}`)
  if (scripts.length === 0 || naming.length > 0) process.exitCode = 1
}

if (existsSync(join(studioDist, '.vite/manifest.json'))) {
  const { first, pages } = measureStudio(studioDist)
  tell('studio, all that Home needs to show', first, studioLimits.first)
  for (const [page, size] of Object.entries(pages)) tell(`studio, what ${page} adds`, size, studioLimits.page)
}

function tell(name, bytes, kilobytes) {
  const found = bytes / 1000
  const isOver = !(found > 0 && found <= kilobytes)
  console.log(`${isOver ? 'over' : 'ok  '}  ${name}: ${found.toFixed(1)} KB of ${kilobytes}`)
  if (isOver) process.exitCode = 1
}
