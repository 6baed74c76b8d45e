// Parses every module of the workspaces and its imports.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, posix, relative } from 'node:path'
import { parseSync } from 'oxc-parser'

const roots = ['packages', 'apps', 'e2e']
const skipped = new Set(['node_modules', 'dist', 'media', 'migrations', 'test-results'])

/**
 * @typedef {{ to: string, typeOnly: boolean, dynamic: boolean, external: boolean }} Import `to` is a file of the tree, or a package's name.
 * @typedef {{ imports: Import[], onlyReexports: boolean }} Module
 * @returns {{ modules: Map<string, Module>, faults: string[] }} modules by path from the root, with forward slashes.
 */
export function readModuleGraph(root) {
  const modules = new Map()
  const faults = []
  for (const file of roots.flatMap((folder) => sourceFiles(join(root, folder)))) {
    const path = relative(root, file).replaceAll('\\', '/')
    const source = readFileSync(file, 'utf8')
    const parsed = parseSync(file, source)
    if (parsed.errors.length > 0) faults.push(`${path}: cannot be read: ${parsed.errors[0].message}`)
    const imports = []
    for (const { specifier, typeOnly, dynamic = false } of specifiersOf(parsed, source)) {
      const found = resolveImport(root, path, specifier)
      if (found) imports.push({ ...found, typeOnly, dynamic })
      else faults.push(`${path}: imports ${specifier}, which is not there`)
    }
    modules.set(path, { imports, onlyReexports: onlyReexports(parsed.program.body) })
  }
  return { modules, faults }
}

function specifiersOf({ module }, source) {
  const found = module.staticImports.map(({ moduleRequest, entries }) => ({
    specifier: moduleRequest.value,
    typeOnly: entries.length > 0 && entries.every((entry) => entry.isType),
  }))
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType } of entries) {
      if (moduleRequest) found.push({ specifier: moduleRequest.value, typeOnly: isType })
    }
  }
  const dynamic = new Set(module.dynamicImports.map(({ start }) => start))
  // The parser lists `import('x')` in values; those in types, as in `typeof import('x')`, are matched by text.
  for (const match of source.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)) {
    const inType = !dynamic.has(match.index)
    if (!inType || !/^\s*(\/\/|\*)/.test(lineAt(source, match.index)))
      found.push({ specifier: match[1], typeOnly: inType, dynamic: !inType })
  }
  return found
}

function lineAt(source, index) {
  return source.slice(source.lastIndexOf('\n', index) + 1, index)
}

function resolveImport(root, from, specifier) {
  const path = specifier.replace(/\?.*$/, '')
  const own = /^@upbeat\/([\w-]+)\/(.+)$/.exec(path)
  if (own) return existingFile(root, `packages/${own[1]}/src/${own[2]}${/\.(tsx?|css)$/.test(own[2]) ? '' : '.ts'}`)
  if (path.startsWith('.')) return existingFile(root, posix.join(dirname(from), path))
  const parts = path.split('/')
  return { to: path.startsWith('@') ? parts.slice(0, 2).join('/') : parts[0], external: true }
}

function existingFile(root, path) {
  const file = join(root, path)
  return existsSync(file) && statSync(file).isFile() ? { to: path, external: false } : undefined
}

/** A page may re-export one component under the name that the router expects; several sources make a barrel. */
function onlyReexports(body) {
  const handsOn = (node) => node.type === 'ExportNamedDeclaration' && node.source !== null
  if (body.length === 1 && handsOn(body[0])) return false
  return body.length > 0 && body.every((node) => node.type === 'ExportAllDeclaration' || handsOn(node))
}

function sourceFiles(folder) {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (skipped.has(entry.name) && entry.isDirectory() && !folder.includes('/src')) return []
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return sourceFiles(path)
    return /\.tsx?$/.test(entry.name) ? [path] : []
  })
}
