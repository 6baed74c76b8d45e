// Checks that each table of the database is written by one module. `node scripts/check-tables.mjs [ROOT]`.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as projectRoot } from './runtime.mjs'
import { trackedFiles } from './tracked-files.mjs'
import { readTableWrites } from './workspace/table-writes.mjs'

/** Modules that write a table besides its owner and may do so for now: `{ "category": ["classes"] }`. */
const listFile = 'apps/server/src/modules/table-writers.json'
/** Write many tables by design: the demo's seed, the import of a club, the deletion of what has expired, and the database's own upkeep. */
const everywhere = new Set(['club-file', 'demo', 'platform/db', 'platform/retention'])

/** @returns {string[]} one line per fault. */
export function checkTables(root = projectRoot) {
  const files = trackedFiles(root).filter((file) => /^apps\/server\/src\/.*\.ts$/.test(file))
  const { tables, writes } = readTableWrites(root, files)
  if (tables.length === 0) return ['no table was found']
  const file = join(root, listFile)
  const listed = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const own = Map.groupBy(
    writes.filter(({ unit }) => !everywhere.has(unit)),
    ({ table }) => table,
  )
  const shared = tables.flatMap((table) => {
    const others = Map.groupBy(own.get(table) ?? [], ({ unit }) => unit)
    for (const unit of listed[table] ?? []) others.delete(unit)
    if (others.size < 2) return []
    const places = [...others.values()].map(([first]) => first.path)
    return [`${table} is written by ${[...others.keys()].join(' and ')}: ${places.join(', ')}`]
  })
  const needless = Object.entries(listed).flatMap(([table, units]) =>
    units
      .filter((unit) => !own.get(table)?.some((write) => write.unit === unit) || isOnlyWriter(unit, own.get(table)))
      .map((unit) => `${listFile}: ${unit} is listed for ${table} and isn't needed`),
  )
  return [...shared, ...needless]
}

function isOnlyWriter(unit, writes = []) {
  return writes.every((write) => write.unit === unit)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkTables(resolve(process.argv[2] ?? projectRoot))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
