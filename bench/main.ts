// Runs the named benches, or all of them, one after the other on one seeded data folder, and prints the table.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accessCodes } from './access-codes.ts'
import { accessEnd } from './access-end.ts'
import { accessibility } from './accessibility.ts'
import { bundle } from './bundle.ts'
import { capacity } from './capacity.ts'
import { classRequests } from './class-rps.ts'
import { countdownToFrame } from './countdown-to-frame.ts'
import { type Figure, isMet, Skipped } from './figure.ts'
import { figures } from './figures.ts'
import { filterPaint } from './filter-paint.ts'
import { firstFrame } from './first-frame.ts'
import { firstLook } from './first-look.ts'
import { firstPictures } from './first-pictures.ts'
import { languageWeight } from './language-weight.ts'
import { liveClient } from './live-client.ts'
import { liveIdle } from './live-idle.ts'
import { liveRequests } from './live-rps.ts'
import { liveSkew } from './live-skew.ts'
import { liveStudio } from './live-studio.ts'
import { loading } from './loading.ts'
import { lostSeconds } from './lost-seconds.ts'
import { memberImport } from './member-import.ts'
import { memory } from './memory.ts'
import { operating } from './operating.ts'
import { ownAccount } from './own-account.ts'
import { phrases } from './phrases.ts'
import { planToPurchase } from './plan-to-purchase.ts'
import { purchases } from './purchases.ts'
import { searchScale } from './search-scale.ts'
import { serverSearch } from './server-search.ts'
import { signInCost } from './sign-in-cost.ts'
import { signInStorm } from './sign-in-storm.ts'
import { startup } from './startup.ts'
import { studio } from './studio.ts'
import { studioClasses } from './studio-classes.ts'
import { studioMembers } from './studio-members.ts'
import { crossTenant, tenants } from './tenants.ts'
import { titleChange } from './title-change.ts'
import { unknownAddress } from './unknown-address.ts'
import { webhookStorm } from './webhook-storm.ts'

/** Long benches yield their figures one by one. */
type Bench = (dataDir: string) => Promise<Figure[]> | AsyncIterable<Figure[]>
/** Rows of a group can be selected: `studio encode memory`. */
const benches: Record<string, Bench | Record<string, Bench>> = {
  startup,
  'class-rps': classRequests,
  memory,
  'search-scale': searchScale,
  'server-search': serverSearch,
  'title-change': titleChange,
  bundle,
  tenants,
  'cross-tenant': crossTenant,
  'first-frame': firstFrame,
  purchases,
  'webhook-storm': webhookStorm,
  'access-end': accessEnd,
  'sign-in-cost': signInCost,
  'sign-in-storm': signInStorm,
  'unknown-address': unknownAddress,
  'live-skew': liveSkew,
  'live-rps': liveRequests,
  'live-idle': liveIdle,
  'live-client': liveClient,
  'live-studio': liveStudio,
  'countdown-to-frame': countdownToFrame,
  'filter-paint': filterPaint,
  loading,
  'lost-seconds': lostSeconds,
  accessibility,
  phrases,
  'first-look': firstLook,
  'first-pictures': firstPictures,
  studio: { classes: studioClasses, ...studio },
  members: {
    search: studioMembers,
    'access-codes': accessCodes,
    import: memberImport,
    'own-account': ownAccount,
    'plan-to-purchase': planToPurchase,
  },
  figures,
  operating,
  capacity,
  'language-weight': languageWeight,
}

async function main(names: string[]) {
  const chosen = benchesOf(names)
  const dataDir = mkdtempSync(join(tmpdir(), 'upbeat-bench-'))
  try {
    for (const [name, bench] of chosen) await run(bench(dataDir)).catch((error: Error) => failed(name, error))
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function run(measured: ReturnType<Bench>) {
  if ('then' in measured) return print(await measured)
  for await (const some of measured) print(some)
}

function benchesOf(names: string[]): [string, Bench][] {
  const chosen: [string, Bench][] = []
  const left = [...names]
  for (let name = left.shift(); name !== undefined; name = left.shift()) {
    const bench = benches[name]
    if (!bench) throw new Error(`There is no bench ${name}: ${Object.keys(benches).join(', ')}.`)
    if (typeof bench === 'function') {
      chosen.push([name, bench])
      continue
    }
    const rows: string[] = []
    while (left[0] !== undefined && Object.hasOwn(bench, left[0])) rows.push(left.shift() ?? '')
    for (const [row, its] of Object.entries(bench)) {
      if (rows.length === 0 || rows.includes(row)) chosen.push([`${name} ${row}`, its])
    }
  }
  return chosen
}

function print(measured: Figure[]) {
  for (const figure of measured) {
    const { name, result, unit, target } = figure
    const wanted = 'atMost' in target ? `at most ${target.atMost}` : `at least ${target.atLeast}`
    const met = isMet(figure)
    console.log(
      `${met ? 'met   ' : 'missed'}  ${name.padEnd(44)} ${result.toFixed(2).padStart(10)} ${unit.padEnd(6)} ${wanted}`,
    )
    if (!met) process.exitCode = 1
  }
}

/** A bench that can't run must not hide the others. */
function failed(name: string, error: Error) {
  if (error instanceof Skipped) {
    console.log(`skipped ${name}: ${error.message}`)
    return
  }
  // A database error's message includes every query parameter.
  const { message } = error.cause instanceof Error ? error.cause : error
  console.error(`failed  ${name}: ${message.slice(0, 500)}`)
  process.exitCode = 1
}

const asked = process.argv.slice(2)
await main(asked.length > 0 ? asked : Object.keys(benches))
