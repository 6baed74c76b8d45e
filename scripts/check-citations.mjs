// Checks that requirements (`FILT-15`), product decisions (`D-37`) and decisions (`docs/decisions/008`) cited in code exist in `docs/`, and that
// each decision says how long it holds.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { root as projectRoot } from './runtime.mjs'
import { trackedFiles } from './tracked-files.mjs'

const definedIn = ['docs/requirements.md', 'docs/product-decisions.md']
const citing = /\.(?:tsx?|mjs|css|md|sql)$/

/**
 * Finds decisions without "Holds while", and citations that `docs/` doesn't define. Only prefixes defined there count: a text may mention SHA-256 or UTF-8.
 * @returns {string[]} one line per fault, with its position.
 */
export function checkCitations(root = projectRoot) {
  const files = trackedFiles(root)
  if (files.length === 0) return ['no file was found']
  const read = (file) => readFileSync(join(root, file), 'utf8')
  const ids = definedIn.flatMap((file) => [...read(file).matchAll(/^- ([A-Z][A-Z0-9]*-\d+):/gm)].map(([, id]) => id))
  const prefixes = new Set(ids.map((id) => id.replace(/-\d+$/, '')))
  const records = files.flatMap((file) => /^docs\/decisions\/(\d{3})-/.exec(file)?.[1] ?? [])
  const defined = new Set([...ids, ...records.map((number) => `decision ${number}`)])

  const unbounded = files
    .filter((file) => /^docs\/decisions\/.*\.md$/.test(file) && !/^Holds while /m.test(read(file)))
    .map((file) => `${file} has no line "Holds while ..."`)
  const undefinedIds = files
    .filter((file) => citing.test(file))
    .flatMap((file) =>
      citationsIn(read(file), prefixes)
        .filter(({ id }) => !defined.has(id))
        .map(({ id, line }) => `${file}:${line} cites ${id}, which docs/ doesn't define`),
    )
  return [...unbounded, ...undefinedIds]
}

function citationsIn(text, prefixes) {
  return text
    .split('\n')
    .flatMap((line, index) => [
      ...[...line.matchAll(/\b([A-Z][A-Z0-9]*)-\d+\b/g)]
        .filter(([, prefix]) => prefixes.has(prefix))
        .map(([id]) => ({ id, line: index + 1 })),
      ...[...line.matchAll(/\bdecisions?[ /](\d{3})\b/gi)].map(([, id]) => ({ id: `decision ${id}`, line: index + 1 })),
    ])
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const faults = checkCitations()
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length === 0 ? 0 : 1
}
