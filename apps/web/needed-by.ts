import { fileURLToPath } from 'node:url'

/** The part of a bundler's module graph that is read here. */
export type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/**
 * Tells of a module whether one of `pages` (their files' last parts) imports it, itself or by way of others. What is imported only when
 * it is needed does not count.
 */
export function neededBy(...pages: readonly string[]): (id: string, graph: Graph) => boolean {
  let needed: Set<string> | undefined
  return (id, graph) => {
    needed ??= reach(graph, pages)
    return needed.has(id)
  }
}

function reach(graph: Graph, pages: readonly string[]): Set<string> {
  const reached = new Set(pages.map((page) => idOf(`src/${page}`)))
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** As the bundler writes it: a plain path, with slashes everywhere. */
function idOf(file: string): string {
  return fileURLToPath(new URL(file, import.meta.url)).replaceAll('\\', '/')
}
