// Maps a path to its place in the architecture: workspace, layer, feature or module, and role.

/** @typedef {{ path: string, workspace: string, layer: string, unit: string, role: string, internal: boolean, test: boolean }} Place */

const layersOf = {
  web: ['app', 'gallery', 'head-start', 'pages', 'features', 'lib'],
  studio: ['app', 'pages', 'features', 'lib'],
  server: ['modules', 'adapters', 'platform', 'encoder', 'receiver'],
}
const roles = ['routes', 'service', 'repository', 'present', 'compose']

/** @returns {Place | undefined} undefined for a path outside the architecture. */
export function placeOf(path) {
  const test = /\.test\.tsx?$|\/testing\/|\.test-support\.tsx?$/.test(path)
  const place = (workspace, layer = '', unit = '', rest = '') => ({
    path,
    workspace,
    layer,
    unit,
    role: roles.find((role) => new RegExp(`(^|/)(?:[\\w-]+-)?${role}(-[\\w-]+)?\\.ts$`).test(rest)) ?? 'part',
    internal: rest.startsWith('internal/'),
    test,
  })
  const packaged = /^packages\/([\w-]+)\/(src\/)?/.exec(path)
  if (packaged) {
    const known = ['rules', 'contract', 'phrases', 'demo', 'ui', 'client'].includes(packaged[1])
    if (!known) return undefined
    return packaged[2] ? place(packaged[1]) : place('tooling')
  }
  if (path.startsWith('e2e/')) return place('e2e')
  const app = /^apps\/(web|studio|server)\/(.+)$/.exec(path)
  if (!app) return undefined
  const [, workspace, below] = app
  if (!below.startsWith('src/')) return place('tooling')
  const [layer, second, ...rest] = below.slice('src/'.length).split('/')
  if (second === undefined) return place(workspace, 'root', layer)
  if (layer === 'testing') return place(workspace, 'root')
  if (!layersOf[workspace].includes(layer)) return undefined
  return place(workspace, layer, second, rest.join('/'))
}
