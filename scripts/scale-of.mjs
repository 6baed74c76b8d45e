// What a number of clubs and viewers needs of servers, database, bucket and line (docs/scale.md).

/** What `npm run bench -- capacity` printed, the median of four runs: milliseconds of CPU, and bytes. */
export const measured = {
  permission: 0.52,
  segment: 1.15,
  segmentBytes: 103_000,
  call: 1.04,
  page: 4.15,
  report: 0.45,
  callAtDatabase: 0.38,
  reportAtDatabase: 0.2,
  reportBytes: 460,
}

export const defaults = {
  clubs: 1000,
  /** At once. */
  viewers: 100_000,
  members: 500,
  /** By a member in a month. */
  hours: 4,
  classes: 200,
  /** Of a class. */
  minutes: 30,
  mbit: 4,
  /** Within which all viewers arrive. */
  arrival: 10,
  /** That a viewer's app makes from the first page to the first picture. */
  calls: 12,
  /** Share of a core that is used at the busiest time. */
  load: 0.6,
}

const segmentSeconds = 4
const reportSeconds = 25
/** Picture and sound. */
const streams = 2
const gigabytesPerHour = 3
const kilobytesPerClass = 15
const connectionsPerServer = 11

/**
 * @param {typeof defaults} asked
 * @param {typeof measured} figures
 */
export function scaleOf(asked, figures = measured) {
  const { clubs, viewers, members, hours, classes, minutes, mbit, arrival, calls, load } = asked
  const perSecond = {
    media: (viewers * streams) / segmentSeconds,
    reports: viewers / reportSeconds,
    calls: (viewers * calls) / (arrival * 60),
    pages: viewers / (arrival * 60),
  }
  // A segment of real classes is larger than the demo's that was measured.
  const bytes = (mbit / 8) * 1e6 * (segmentSeconds / streams)
  const sending = figures.permission + ((figures.segment - figures.permission) * bytes) / figures.segmentBytes
  const others = perSecond.reports * figures.report + perSecond.calls * figures.call + perSecond.pages * figures.page
  const cores = (/** @type {number} */ milliseconds) => milliseconds / 1000 / load
  const servers = Math.ceil(cores(perSecond.media * figures.permission + others))
  const reportsPerMonth = (clubs * members * hours * 3600) / reportSeconds
  return {
    perSecond,
    /** Cores of Node; a server process uses one. */
    servers,
    serversThatSend: Math.ceil(cores(perSecond.media * sending + others)),
    databaseCores: cores(perSecond.reports * figures.reportAtDatabase + perSecond.calls * figures.callAtDatabase),
    connections: servers * connectionsPerServer,
    lineGbit: (viewers * mbit) / 1000,
    storedTb: (clubs * classes * (minutes / 60) * gigabytesPerHour) / 1000,
    databaseGbPerMonth: (reportsPerMonth * figures.reportBytes) / 1e9,
    memoryGb: (clubs * classes * kilobytesPerClass) / 1e6,
  }
}

/**
 * For how many viewers one of each is enough, the fewest first: what gives out before the others.
 * @param {typeof defaults} asked
 * @param {typeof measured} figures
 */
export function firstToGiveOut(asked, figures = measured) {
  const share = { ...asked, viewers: 1000 }
  const needs = scaleOf(share, figures)
  const perViewer = 1 / share.viewers
  const { media, reports, calls, pages } = needs.perSecond
  const busy = media * figures.permission + reports * figures.report + calls * figures.call + pages * figures.page
  const ofCore = (/** @type {number} */ milliseconds) => asked.load / ((milliseconds / 1000) * perViewer)
  const limits = [
    { what: 'a line of 1 Gbit/s that sends media', viewers: 1000 / asked.mbit },
    { what: 'a line of 10 Gbit/s that sends media', viewers: 10_000 / asked.mbit },
    { what: 'a server process that only permits media', viewers: ofCore(busy) },
    {
      what: '100 connections to PostgreSQL (its default)',
      viewers: Math.floor(100 / connectionsPerServer) * ofCore(busy),
    },
    {
      what: 'a core of PostgreSQL',
      viewers: ofCore(reports * figures.reportAtDatabase + calls * figures.callAtDatabase),
    },
  ]
  return limits.map((each) => ({ ...each, viewers: Math.floor(each.viewers) })).sort((a, b) => a.viewers - b.viewers)
}
