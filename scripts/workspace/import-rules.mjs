// The import rules. Each returns why an import is not allowed, or undefined.

const packagesOf = {
  rules: [],
  phrases: [],
  contract: ['rules'],
  demo: ['rules', 'contract'],
  ui: ['rules'],
  client: [],
  web: ['rules', 'contract', 'phrases', 'ui', 'client'],
  studio: ['rules', 'contract', 'phrases', 'ui', 'client'],
  server: ['rules', 'contract', 'phrases', 'demo'],
  e2e: ['rules', 'contract', 'phrases', 'demo'],
}
const externalsOf = { rules: [], phrases: [], contract: ['zod'] }
/** Not in a production install, where nothing loads the demo. */
const demoOnly = ['oidc-provider', 'oidc-client-ts']
const webLayers = {
  root: ['app', 'pages', 'features', 'lib'],
  app: ['pages', 'features', 'lib'],
  gallery: [],
  'head-start': ['features', 'lib'],
  pages: ['features', 'lib'],
  features: ['lib'],
  lib: [],
}
/** The floors of the server's platform, lowest first. A room imports only from floors below its own, types included. */
const platformFloors = [
  [
    'addresses',
    'build-version.ts',
    'clock',
    'csv',
    'failure',
    'fuzz',
    'logging',
    'memory',
    'outbound',
    'scope',
    'settings',
  ],
  ['db'],
  ['changes', 'limits', 'session'],
  ['retention', 'secrets'],
  ['tenancy', 'open-platform.ts'],
  ['control', 'preview'],
  ['backup', 'doctor', 'http'],
]

/** A package outside this repository. */
export function externalFault(from, name) {
  const isMissing = from.workspace === 'server' && demoOnly.includes(name) && !from.test && from.unit !== 'demo'
  if (isMissing) return 'a production install lacks it: only the demo and tests may use it'
  const allowed = externalsOf[from.workspace]
  if (!allowed || from.test || allowed.includes(name)) return undefined
  return `${from.workspace} may use ${allowed.join(', ') || 'no package'}`
}

/** The demo is loaded by the server's root if configured, and no other module may import it. */
export function demoFault(from, to, dynamic) {
  const isPlug = to.layer === 'modules' && to.unit === 'demo'
  if (from.workspace !== 'server' || from.test || from.unit === 'demo' || !(isPlug || to.workspace === 'demo'))
    return undefined
  return isPlug && dynamic && from.layer === 'root' ? undefined : 'only a dynamic import at the root may load the demo'
}

/**
 * A module of this repository.
 * @param {import('./places.mjs').Place} from
 * @param {import('./places.mjs').Place} to
 * @param {Record<'web' | 'studio' | 'server' | 'serverTypes', (from: string, to: string) => boolean>} listed the allowed edges
 *   between features and between server modules; `serverTypes` allows types alone.
 */
export function importFault(from, to, typeOnly, listed) {
  if (from.workspace === 'tooling') return undefined
  // What a database or a payment provider for tests is made with.
  if (from.workspace === 'e2e' && to.workspace === 'server' && to.test) return undefined
  if (to.test && !from.test) return 'only a test may import what is made for tests'
  if (from.workspace !== to.workspace) {
    if (packagesOf[from.workspace].includes(to.workspace)) return undefined
    return `${from.workspace} may import ${packagesOf[from.workspace].join(', ') || 'no other workspace'}`
  }
  if (from.workspace === 'web' || from.workspace === 'studio') return webFault(from, to, listed[from.workspace])
  if (from.workspace === 'server') return serverFault(from, to, typeOnly, listed)
  return undefined
}

function webFault(from, to, listed) {
  const own = from.layer === to.layer && (from.unit === to.unit || from.layer !== 'features')
  if (to.internal && !own) return `internal to ${to.unit}`
  if (from.test) return undefined
  if (own) return from.layer === 'pages' && to.unit.endsWith('.tsx') ? 'a page may not import another page' : undefined
  if (from.layer === 'features' && to.layer === 'features') {
    return listed(from.unit, to.unit) ? undefined : `features/${from.unit} -> ${to.unit} is not in cross-feature.json`
  }
  return webLayers[from.layer].includes(to.layer)
    ? undefined
    : `${from.layer} may import ${webLayers[from.layer].join(', ') || 'no other layer'}`
}

function serverFault(from, to, typeOnly, listed) {
  if (from.layer === 'root' || from.test) return undefined
  if (to.layer === 'root') return to.unit === 'config.ts' ? undefined : `only tests may import ${to.unit}`
  if (from.layer === 'platform')
    return to.layer === 'platform' ? floorFault(from, to) : 'platform may import no module and no adapter'
  // A separate process that shares only types with the rest.
  if (from.layer === 'encoder') {
    return to.layer === 'encoder' || (to.layer === 'modules' && typeOnly)
      ? undefined
      : 'the encoder may import only types of its port'
  }
  if (to.layer === 'encoder') return 'the encoder is a process of its own'
  // A separate process that writes into the store of broadcasts.
  if (from.layer === 'receiver') {
    const isShared = to.layer === 'modules' && to.unit === 'broadcast' && to.role === 'part'
    return to.layer === 'receiver' || isShared ? undefined : 'the receiver may import only parts of broadcast'
  }
  if (to.layer === 'receiver') return 'the receiver is a process of its own'
  if (to.layer === 'adapters') return from.layer === 'adapters' ? undefined : 'modules are handed adapters by app.ts'
  if (from.layer === 'adapters')
    return to.layer === 'modules' && !typeOnly ? 'an adapter may import only the types of a port' : undefined
  if (to.layer === 'platform') return databaseFault(from, to, typeOnly)
  if (from.unit !== to.unit) return moduleFault(from, to, typeOnly, listed)
  // The demo is composed where it is loaded, like the product in app.ts.
  if (from.unit === 'demo') return undefined
  return roleFault(from.role, to.role, typeOnly)
}

function floorFault(from, to) {
  const floorOf = ({ unit }) => platformFloors.findIndex((rooms) => rooms.includes(unit))
  if (floorOf(from) < 0) return `platformFloors has no place for platform/${from.unit}`
  const isBelow = from.unit === to.unit || floorOf(to) < floorOf(from)
  return isBelow ? undefined : `platform/${to.unit} is not below platform/${from.unit}`
}

/** Only repositories access the database, and the demo's seed. */
function databaseFault(from, to, typeOnly) {
  const guarded = to.unit === 'db' && !typeOnly && from.role !== 'repository' && from.unit !== 'demo'
  return guarded ? 'only a repository may import platform/db' : undefined
}

function moduleFault(from, to, typeOnly, listed) {
  if (to.internal) return `internal to ${to.unit}`
  if (to.role === 'repository') return `the repository of ${to.unit} is its own`
  if (listed.server(from.unit, to.unit) || (typeOnly && listed.serverTypes(from.unit, to.unit))) return undefined
  return `modules/${from.unit} -> ${to.unit} is not in ${typeOnly ? 'cross-module-types' : 'cross-module'}.json`
}

function roleFault(from, to, typeOnly) {
  if (from === 'routes' && to === 'repository') return 'routes ask the service, not the repository'
  // A module is composed in its compose.ts, routes included.
  if (to === 'routes' && from !== 'routes' && from !== 'compose') return `${from} may not import routes`
  if (from === 'repository' && to === 'service') return 'a repository may not import a service'
  const upward = from === 'present' && (to === 'service' || to === 'repository') && !typeOnly
  return upward ? 'present may import only types of service and repository' : undefined
}
