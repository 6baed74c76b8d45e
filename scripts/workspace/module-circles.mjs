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
      if (!isModule(from) || !isModule(target) || from.unit === target.unit) continue
      edges.set(from.unit, (edges.get(from.unit) ?? new Set()).add(target.unit))
    }
  }
  return edges
}

function isModule(place) {
  return place?.workspace === 'server' && place.layer === 'modules' && !place.test
}

/**
 * @param {Edges} edges
 * @param {Record<string, string[]>} allowed edges that close a circle and may stay for now: `{ "account": ["mail"] }`.
 * @returns {string[]} circles among the other edges, and allowed edges that close none.
 */
export function circleFaults(edges, allowed, file) {
  const isAllowed = (from, to) => allowed[from]?.includes(to) ?? false
  const rest = new Map([...edges].map(([from, to]) => [from, [...to].filter((each) => !isAllowed(from, each))]))
  const circles = circlesIn(rest).map((circle) => `circle of modules: ${[...circle, circle[0]].join(' -> ')}`)
  const needless = Object.entries(allowed)
    .flatMap(([from, targets]) => targets.map((to) => ({ from, to })))
    .filter(({ from, to }) => !edges.get(from)?.has(to) || !reaches(rest, to, from))
    .map(({ from, to }) => `${file}: ${from} -> ${to} is listed and closes no circle`)
  return [...circles, ...needless]
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

function reaches(edges, from, to, seen = new Set()) {
  if (from === to) return true
  if (seen.has(from)) return false
  seen.add(from)
  return [...(edges.get(from) ?? [])].some((next) => reaches(edges, next, to, seen))
}
