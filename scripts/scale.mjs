// Prints what a number of clubs and viewers needs (docs/scale.md).
import { readCommandLine } from './command-line.mjs'
import { defaults, firstToGiveOut, scaleOf } from './scale-of.mjs'

const usage = `npm run scale [-- --clubs N --viewers N ...]

What a number of clubs and viewers needs of servers, database, bucket and line, computed from the figures that
npm run bench -- capacity printed on one machine; docs/scale.md has the formulas.

  --clubs N       ${defaults.clubs}
  --viewers N     at once, ${defaults.viewers}
  --members N     of a club, ${defaults.members}
  --hours N       that a member watches in a month, ${defaults.hours}
  --classes N     of a club, ${defaults.classes}
  --minutes N     of a class, ${defaults.minutes}
  --mbit N        Mbit/s of a viewer, ${defaults.mbit}
  --arrival N     minutes within which all viewers arrive, ${defaults.arrival}
  --calls N       from the first page to the first picture, ${defaults.calls}
  --load N        share of a core that is used at the busiest time, ${defaults.load}`

const options = Object.fromEntries(
  Object.keys(defaults).map((name) => [name, { type: /** @type {const} */ ('string') }]),
)
const { values } = readCommandLine({ usage, options })
const asked = { ...defaults }
for (const [name, text] of Object.entries(values)) {
  const value = Number(text)
  if (!(value > 0)) {
    process.stderr.write(`--${name} must be a number above 0. Usage: ${usage.split('\n')[0]}\n`)
    process.exit(2)
  }
  asked[/** @type {keyof typeof defaults} */ (name)] = value
}

const needs = scaleOf(asked)
const number = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })
const rows = [
  ['requests for media', needs.perSecond.media, 'a second'],
  ['watch reports', needs.perSecond.reports, 'a second'],
  ['calls, while viewers arrive', needs.perSecond.calls, 'a second'],
  ['server processes, if others send media', needs.servers, ''],
  ['server processes, if they send it', needs.serversThatSend, ''],
  ['memory for classes, of each', needs.memoryGb, 'GB'],
  ['PostgreSQL', needs.databaseCores, 'cores'],
  ['connections to PostgreSQL', needs.connections, ''],
  ['watch ledger', needs.databaseGbPerMonth, 'GB a month'],
  ['media stored', needs.storedTb, 'TB'],
  ['line of those who send media', needs.lineGbit, 'Gbit/s'],
]
for (const [what, amount, unit] of rows) console.log(row(String(what), Number(amount), String(unit)))
console.log('\nOne of each is enough for how many viewers:')
for (const { what, viewers } of firstToGiveOut(asked)) console.log(row(what, viewers, ''))

function row(/** @type {string} */ what, /** @type {number} */ amount, /** @type {string} */ unit) {
  return `${what.padEnd(44)}${number.format(amount).padStart(12)} ${unit}`.trimEnd()
}
