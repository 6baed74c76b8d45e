/**
 * Import cycles, each once, as lists of modules. Type imports are erased, so they don't count.
 * @param {Map<string, { imports: { to: string, typeOnly: boolean, external: boolean }[] }>} modules
 * @returns {string[][]}
 */
export function findCycles(modules) {
  const finished = new Set()
  const cycles = []
  const trail = []
  const visit = (path) => {
    const at = trail.indexOf(path)
    if (at >= 0) return cycles.push(trail.slice(at))
    if (finished.has(path)) return
    trail.push(path)
    for (const { to, typeOnly, external } of modules.get(path)?.imports ?? []) if (!external && !typeOnly) visit(to)
    trail.pop()
    finished.add(path)
  }
  for (const path of modules.keys()) visit(path)
  return cycles
}
