import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** Modules that a test which uses a database imports, directly or not. */
const databaseModules = /\/(platform\/db\/|app\.ts$|testing\/(demo-app|postgres-cluster)\.ts$)/
/** Settings that a test names when it starts a program that uses a database. */
const databaseSettings = /UPBEAT_TEST_|DATABASE_URL|DATA_DIR/
/** First line of a test that runs on both engines, because it proves something in which they differ. */
const onBoth = '// @database both'
/**
 * First line of a test that runs only on the embedded database: it needs that engine, or the database doesn't matter.
 */
const embeddedOnly = '// @database embedded'

/** Test files by the database they use, relative to the working directory; files that use none are in neither list. */
export type DatabaseTests = {
  /** Run on one engine: PostgreSQL if it is installed, otherwise the embedded database. */
  either: string[]
  /** Run on both. */
  both: string[]
}

/** Finds the tests whose result can depend on the database. Those for the embedded database only are left out. */
export function findDatabaseTests(folder: string): DatabaseTests {
  const imports = new Map<string, string[]>()

  function usesDatabase(test: string, text: string): boolean {
    if (text.startsWith(embeddedOnly)) return false
    const reached = new Set([resolve(test)])
    for (const file of reached) {
      if (databaseModules.test(file.replaceAll('\\', '/'))) return true
      const found = imports.get(file) ?? importsOf(file)
      imports.set(file, found)
      for (const path of found) reached.add(path)
    }
    return databaseSettings.test(text)
  }

  const found: DatabaseTests = { either: [], both: [] }
  for (const name of globSync('**/*.test.ts', { cwd: folder })) {
    const file = join(folder, name)
    const text = readFileSync(file, 'utf8')
    if (usesDatabase(file, text)) found[text.startsWith(onBoth) ? 'both' : 'either'].push(file)
  }
  return found
}

/** The package's own modules that a file imports; type imports are included, which is on the safe side. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)
  return [...specifiers].map(([, path = '']) => resolve(dirname(file), path)).filter((path) => existsSync(path))
}
