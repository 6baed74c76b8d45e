// Circles of server modules. Type imports count: they bind a design as imports of values do.
import { placeOf } from './places.mjs'

/** @typedef {Map<string, Set<string>>} Edges the modules that each module imports. */

/**
 * @param {Map<string, import('./module-graph.mjs').Module>} modules
 * @returns {Edges} tests left out.
 */
export function moduleEdges(modules) {
  const edges = new Map()
  for (const [path, { imports }] of modules) {
    const from = placeOf(path)
    for (const { to, external } of imports) {
      const target = external ? undefined : placeOf(to)
      if (!from || !target || !isModule(from) || !isModule(target) || from.unit === target.unit) continue
      edges.set(from.unit, (edges.get(from.unit) ?? new Set()).add(target.unit))
    }
  }
  return edges
}

function isModule(place) {
  return place.workspace === 'server' && place.layer === 'modules' && !place.test
}

/**
 * @param {Edges} edges
 * @returns {string[]} one line per circle.
 */
export function circleFaults(edges) {
  return circlesIn(edges).map((circle) => `circle of modules: ${[...circle, circle[0]].join(' -> ')}`)
}

function circlesIn(edges) {
  const finished = new Set()
  const circles = []
  const trail = []
  const visit = (name) => {
    const at = trail.indexOf(name)
    if (at >= 0) return circles.push(trail.slice(at))
    if (finished.has(name)) return
    trail.push(name)
    for (const to of edges.get(name) ?? []) visit(to)
    trail.pop()
    finished.add(name)
  }
  for (const name of edges.keys()) visit(name)
  return circles
}
