import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/** What a test imports, directly or not, when it uses a database. */
const databaseModules = /\/(platform\/db\/|app\.ts$|testing\/(demo-app|postgres-cluster)\.ts$)/
/** What it names when it starts a program that uses one. */
const databaseSettings = /UPBEAT_TEST_|DATABASE_URL|DATA_DIR/
/** What it says when it need not run on PostgreSQL: its programs use the embedded database alone, or what it proves has nothing to do with one. */
const embeddedOnly = '// @database embedded'

/** The test files whose result can depend on the database, relative to the working directory. The others need not run on PostgreSQL. */
export function findDatabaseTests(folder: string): string[] {
  const imports = new Map<string, string[]>()

  function usesDatabase(test: string): boolean {
    const text = readFileSync(test, 'utf8')
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

  return globSync('**/*.test.ts', { cwd: folder })
    .map((file) => join(folder, file))
    .filter(usesDatabase)
}

/** The package's own modules that a file imports; imports of types alone are among them, which errs on the safe side. */
function importsOf(file: string): string[] {
  const specifiers = readFileSync(file, 'utf8').matchAll(/(?:from|import\(|import)\s*'(\.[^']+)'/g)
  return [...specifiers].map(([, path = '']) => resolve(dirname(file), path)).filter((path) => existsSync(path))
}
