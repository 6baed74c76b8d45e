// Finds which part of the server writes which table, from the source: drizzle's `insert`, `update` and `delete`, and SQL. Not found are
// tables that drizzle gets in a variable, as where the rows of a member are erased from all tables.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor } from 'oxc-parser'
import { placeOf } from './places.mjs'

const schemaFolder = 'apps/server/src/platform/db/schema/'
const verbs = new Set(['insert', 'update', 'delete'])
const statement =
  /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?(?:"?([a-z_]+)"?|\$\{(?:schema\.)?([\w.]+)\})/gi

/**
 * @typedef {{ table: string, unit: string, path: string }} Write `unit` is a module, or a room of the platform as `platform/db`.
 * @param {string} root
 * @param {readonly string[]} files paths from the root.
 * @returns {{ tables: string[], writes: Write[] }}
 */
export function readTableWrites(root, files) {
  const read = (path) => readFileSync(join(root, path), 'utf8')
  const tables = tablesIn(files.filter((path) => path.startsWith(schemaFolder)).map(read))
  const names = new Set(tables.values())
  const writes = files
    .filter((path) => !path.startsWith(schemaFolder))
    .flatMap((path) => {
      const unit = unitOf(path)
      return unit ? [...writtenIn(path, read(path), { tables, names })].map((table) => ({ table, unit, path })) : []
    })
  return { tables: [...names], writes }
}

/** The tables' names in SQL by their names in the code. */
function tablesIn(sources) {
  return new Map(
    sources.flatMap((source) =>
      [...source.matchAll(/export const (\w+) = pgTable\(\s*'(\w+)'/g)].map(([, variable, name]) => [variable, name]),
    ),
  )
}

function unitOf(path) {
  const place = placeOf(path)
  if (place?.workspace !== 'server' || place.test) return undefined
  if (place.layer === 'modules') return place.unit
  return place.layer === 'root' ? undefined : `${place.layer}/${place.unit}`
}

function writtenIn(path, source, { tables, names }) {
  const written = new Set()
  /** Tables in fragments such as sql`draft`, which a statement with a placeholder may write. */
  const fragments = new Set()
  let isIndirect = false
  const mark = (table) => {
    if (table !== undefined && names.has(table)) written.add(table)
  }
  const { program } = parseSync(path, source)
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      if (callee.type !== 'MemberExpression' || !verbs.has(nameOf(callee.property))) return
      if (first?.type === 'Identifier') mark(tables.get(first.name))
      if (first?.type === 'MemberExpression' && nameOf(first.object) === 'schema')
        mark(tables.get(nameOf(first.property)))
    },
    TemplateLiteral({ start, end }) {
      markSql(source.slice(start, end))
    },
    Literal({ value }) {
      if (typeof value === 'string') markSql(value)
    },
  }).visit(program)
  return isIndirect ? new Set([...written, ...fragments]) : written

  function markSql(text) {
    const fragment = text.replace(/^`|`$/g, '')
    if (names.has(fragment)) fragments.add(fragment)
    for (const [, name, variable] of text.matchAll(statement)) {
      mark(name ?? tables.get(variable))
      if (name === undefined && !tables.has(variable)) isIndirect = true
    }
  }
}

/** @param {{ type: string, name?: unknown }} node */
function nameOf(node) {
  return node.type === 'Identifier' ? String(node.name) : ''
}
