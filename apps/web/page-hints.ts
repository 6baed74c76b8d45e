import type { FirstCall, PageHint, PageHints } from '@upbeat/contract/page-hint'
import type { Plugin, Rolldown } from 'vite'
import { paths } from './src/lib/paths.ts'

const query = 'app/query-layout.tsx'

type Door = [path: string, file: string, first?: { calls: FirstCall[]; plays?: boolean }]

/** What Home draws first; the rest of it lies below. */
const home: FirstCall[] = [{ name: 'getClassOfTheDay', needs: 'dailyClass' }, { name: 'listPlayheads' }]
/** The first page, or all classes if the URL has filters. */
const list: FirstCall[] = [{ name: 'searchClasses' }, { name: 'getMetadata' }]
/** One reply has both the schedule and the recordings. */
const events: FirstCall[] = [{ name: 'connectEvents', needs: 'ownEvents' }]
/** The categories come first. */
const browse: FirstCall[] = list.toReversed()
const category: FirstCall[] = [{ name: 'searchClasses', isForAll: true }, { name: 'getMetadata' }]
const favourites: FirstCall[] = [{ name: 'listFavourites' }]
const recent: FirstCall[] = [{ name: 'listActivity' }]
const channels: FirstCall[] = [{ name: 'listChannels' }]
const channel: FirstCall[] = [{ name: 'listChannelClasses' }, { name: 'getMetadata' }]
const coach: FirstCall[] = [{ name: 'listCoachClasses' }, { name: 'connectEvents', needs: 'ownSchedule' }]
const collections: FirstCall[] = [{ name: 'getCollections' }]
/** With what the member has done of it. */
const collection: FirstCall[] = [...collections, { name: 'listPlayheads' }, { name: 'listActivity' }]
const player: Door[2] = { calls: [{ name: 'getClass' }, { name: 'listPlayheads' }], plays: true }

/** They take the whole window. */
const players = ['pages/class-player.tsx', 'pages/live-player.tsx']

/** Where people come in from a link, a bookmark or the club's app; what stands first wins, as in the route table. */
const doors: Door[] = [
  [paths.landing, 'pages/landing.tsx'],
  [paths.home, 'pages/home.tsx', { calls: home }],
  [paths.classes, 'pages/class-list.tsx', { calls: list }],
  [paths.classSearch, 'pages/search.tsx'],
  [paths.classesFavourites, 'pages/favourites.tsx', { calls: favourites }],
  [paths.classesRecent, 'pages/recent-activity.tsx', { calls: recent }],
  [paths.classPlayer, 'pages/class-player.tsx', player],
  [paths.homePlayer, 'pages/class-player.tsx', player],
  [paths.category, 'pages/category.tsx', { calls: category }],
  [paths.browse, 'pages/browse.tsx', { calls: browse }],
  [paths.favourites, 'pages/favourites.tsx', { calls: favourites }],
  [paths.recent, 'pages/recent-activity.tsx', { calls: recent }],
  [paths.channels, 'pages/channel-list.tsx', { calls: channels }],
  [paths.channel, 'pages/channel.tsx', { calls: channel }],
  [paths.coach, 'pages/coach.tsx', { calls: coach }],
  [paths.collections, 'pages/collections.tsx', { calls: collections }],
  [paths.collection, 'pages/collection.tsx', { calls: collection }],
  [paths.connect, 'pages/connect-list.tsx', { calls: events }],
  [paths.connectClasses, 'pages/connect-list.tsx', { calls: events }],
  [paths.connectSchedule, 'pages/live-schedule.tsx', { calls: events }],
  [paths.connectLive, 'pages/live-player.tsx'],
  [paths.live, 'pages/live-player.tsx'],
  [paths.subscribe, 'pages/subscribe.tsx'],
  [paths.signIn, 'pages/sign-in.tsx'],
  [paths.signUp, 'pages/sign-up.tsx'],
]

/**
 * Writes `page-hints.json` beside the built page: what else each of those pages is made of, and what it asks for. A page's script is known only
 * once the app has started, its parts and its calls only once that script is there; the server names them all in the first HTML, and they come
 * at once. What weighs most, and is waited for by all, stands first in it.
 */
export function pageHints(): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith('/index.html'))
      if (!entry) return this.error('The build has no entry.')
      const known = reach([entry], bundle)
      const find = (file: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`))
        return chunk ?? this.error(`${file} is no chunk of its own: a page hint can't name it.`)
      }
      const firstPlayer = find('head-start/first-player.ts')
      if ([...reach([firstPlayer], bundle)].some(({ name }) => name === 'base'))
        return this.error('first-player.ts would wait for the app.')
      const [script = '', ...parts] = filesOf([...reach([firstPlayer], bundle, known)].toReversed()).scripts
      const opener = { script, parts }
      const pages = doors.map(([path, file, first]): PageHint => {
        const starts = file === 'pages/landing.tsx' ? [find(file)] : [find(query), find(file)]
        const header = !players.includes(file)
        const { calls = [], plays = false } = first ?? {}
        return { path, header, ...filesOf(reach(starts, bundle, known)), calls, player: plays ? opener : null }
      })
      const firstCalls = find('head-start/first-calls.ts')
      if (firstCalls.imports.length > 0 || /<[/!]/.test(firstCalls.code))
        return this.error('first-calls.ts can’t be written into a page as it is.')
      delete bundle[firstCalls.fileName]
      const hints: PageHints = {
        firstCalls: firstCalls.code,
        paths: [...Object.values(paths), `${paths.home}/*`],
        pages,
        announcements: filesOf(reach([find('features/announcements/announcements.tsx')], bundle, known)),
      }
      this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(hints) })
    },
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const base = /\s*<link rel="modulepreload"[^>]*\/base-[^>]*>/.exec(html)?.[0]
        const font = /\s*<link rel="preload"[^>]*as="font"[^>]*>/.exec(html)?.[0]
        if (!base || !font) return html
        return html
          .replace(base, '')
          .replace(font, '')
          .replace(/\s*<title>/, (title) => base + title)
          .replace(/\s*<\/head>/, (end) => font + end)
      },
    },
  }
}

type Chunk = Rolldown.OutputChunk

/** The chunks that `starts` are made of, less what is known already; what is imported comes first, so that its styles do too. */
function reach(starts: Chunk[], bundle: Rolldown.OutputBundle, known: ReadonlySet<Chunk> = new Set()): Set<Chunk> {
  const seen = new Set(known)
  const reached = new Set<Chunk>()
  const visit = (chunk: Rolldown.OutputBundle[string] | undefined) => {
    if (chunk?.type !== 'chunk' || seen.has(chunk)) return
    seen.add(chunk)
    for (const name of chunk.imports) visit(bundle[name])
    reached.add(chunk)
  }
  for (const start of starts) visit(start)
  return reached
}

function filesOf(chunks: Iterable<Chunk>) {
  const all = [...chunks]
  return {
    scripts: all.map(({ fileName }) => `/${fileName}`),
    styles: all.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`)),
  }
}
