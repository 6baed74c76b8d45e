import { expect, it } from 'vitest'
import { root } from './runtime.mjs'
import { readModuleGraph } from './workspace/module-graph.mjs'

it('STAFF-01 no module of the members’ app imports code, calls or texts of the studio', () => {
  const { modules } = readModuleGraph(root)
  const reached = new Set([...modules.keys()].filter((path) => path.startsWith('apps/web/')))
  expect(reached.size).toBeGreaterThan(100)
  // Iterating a Set includes items added during the iteration.
  for (const path of reached) {
    for (const { to, typeOnly, external } of modules.get(path)?.imports ?? []) {
      if (!typeOnly && !external) reached.add(to)
    }
  }
  expect([...reached].filter((path) => path.startsWith('packages/ui/')).length).toBeGreaterThan(20)
  expect([...reached].filter((path) => /^apps\/studio\/|\/studio\//.test(path))).toEqual([])
})
