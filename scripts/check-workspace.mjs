// Checks the import directions (docs/ARCHITECTURE.md). `node scripts/check-workspace.mjs [ROOT]`.
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as projectRoot } from './runtime.mjs'
import { findCycles } from './workspace/cycles.mjs'
import { demoFault, externalFault, importFault } from './workspace/import-rules.mjs'
import { circleFaults, moduleEdges } from './workspace/module-circles.mjs'
import { readModuleGraph } from './workspace/module-graph.mjs'
import { placeOf } from './workspace/places.mjs'

const listFiles = {
  web: 'apps/web/src/features/cross-feature.json',
  studio: 'apps/studio/src/features/cross-feature.json',
  server: 'apps/server/src/modules/cross-module.json',
  serverTypes: 'apps/server/src/modules/cross-module-types.json',
}
const workspaces = ['rules', 'contract', 'phrases', 'demo', 'ui', 'client', 'web', 'studio', 'server', 'e2e']

/** @returns {{ faults: string[], count: number }} one line per fault, and the number of modules checked. */
export function checkWorkspace(root) {
  const { modules, faults } = readModuleGraph(root)
  const lists = mapValues(listFiles, (path) => readList(root, path))
  const listed = mapValues(lists, ({ allows }) => allows)
  const looked = new Set()
  for (const [path, { imports, onlyReexports }] of modules) {
    const from = placeOf(path)
    if (!from) {
      faults.push(`${path}: the architecture has no place for it`)
      continue
    }
    looked.add(from.workspace)
    if (onlyReexports || /(^|\/)index\.tsx?$/.test(path)) faults.push(`${path}: is a barrel file`)
    for (const { to, typeOnly, dynamic, external } of imports) {
      const target = external ? undefined : placeOf(to)
      const fault = target
        ? (demoFault(from, target, dynamic) ?? importFault(from, target, typeOnly, listed))
        : external && externalFault(from, to)
      if (fault) faults.push(`${path} -> ${to}: ${fault}`)
    }
  }
  for (const cycle of findCycles(modules)) faults.push(`cycle: ${[...cycle, cycle[0]].join(' -> ')}`)
  faults.push(...circleFaults(moduleEdges(modules)))
  for (const list of Object.values(lists)) faults.push(...list.unused())
  for (const name of workspaces) if (!looked.has(name)) faults.push(`no module of ${name} was looked at`)
  return { faults, count: modules.size }
}

/** The allowed imports between siblings: `{ "classes": ["favourites"] }` lets classes import favourites, `*` means all. */
function readList(root, path) {
  const file = join(root, path)
  const edges = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
  const used = new Set()
  return {
    allows: (from, to) => {
      const by = [from, '*'].find((name) => edges[name]?.includes(to))
      used.add(`${by} -> ${to}`)
      return by !== undefined
    },
    unused: () =>
      Object.entries(edges)
        .flatMap(([from, targets]) => targets.map((to) => `${from} -> ${to}`))
        .filter((edge) => !used.has(edge))
        .map((edge) => `${path}: ${edge} is listed and nothing needs it`),
  }
}

/**
 * @template {string} Key
 * @template Value
 * @template Result
 * @param {Record<Key, Value>} object
 * @param {(value: Value) => Result} change
 * @returns {Record<Key, Result>}
 */
function mapValues(object, change) {
  // @ts-expect-error `fromEntries` forgets the keys.
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, change(value)]))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { faults, count } = checkWorkspace(resolve(process.argv[2] ?? projectRoot))
  for (const fault of faults) console.error(fault)
  console.log(`${count} modules, ${faults.length} faults`)
  if (faults.length > 0 || count === 0) process.exitCode = 1
}
