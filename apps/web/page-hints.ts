import type { Plugin, Rolldown } from 'vite'
import { paths } from './src/lib/paths.ts'

/** What the first HTML of an address may ask for before the app has started: the built files of its page. */
export type PageHint = {
  /** As the router matches it, without regard to case and with or without a slash at the end. */
  path: string
  scripts: string[]
  styles: string[]
  /** What plays a class, unless the club brings its own player. */
  engine: string[]
}

type Door = { file: string; engine?: string }

const query = 'app/query-layout.tsx'
const player: Door = { file: 'pages/class-player.tsx', engine: 'features/player/engine/hls-player.ts' }

/** Where people come in from a link, a bookmark or the club's app; what stands first wins, as in the route table. */
const doors: [string, Door][] = [
  [paths.landing, { file: 'pages/landing.tsx' }],
  [paths.home, { file: 'pages/home.tsx' }],
  [paths.classes, { file: 'pages/class-list.tsx' }],
  [paths.classSearch, { file: 'pages/search.tsx' }],
  [paths.classesFavourites, { file: 'pages/favourites.tsx' }],
  [paths.classesRecent, { file: 'pages/recent-activity.tsx' }],
  [paths.classPlayer, player],
  [paths.homePlayer, player],
  [paths.category, { file: 'pages/category.tsx' }],
  [paths.browse, { file: 'pages/browse.tsx' }],
  [paths.favourites, { file: 'pages/favourites.tsx' }],
  [paths.channels, { file: 'pages/channel-list.tsx' }],
  [paths.channel, { file: 'pages/channel.tsx' }],
  [paths.collections, { file: 'pages/collections.tsx' }],
  [paths.collection, { file: 'pages/collection.tsx' }],
  [paths.connectSchedule, { file: 'pages/live-schedule.tsx' }],
  [paths.connectLive, { file: 'pages/live-player.tsx', engine: 'features/player/engine/hls-player.ts' }],
  [paths.live, { file: 'pages/live-player.tsx', engine: 'features/player/engine/hls-player.ts' }],
  [paths.subscribe, { file: 'pages/subscribe.tsx' }],
  [paths.signIn, { file: 'pages/sign-in.tsx' }],
  [paths.signUp, { file: 'pages/sign-up.tsx' }],
]

/**
 * Writes `page-hints.json` beside the built page: what else each of those pages is made of. A page's script is known only once the app has
 * started, its parts only once that script is there; the server names them all in the first HTML, and they come at once.
 */
export function pageHints(): Plugin {
  return {
    name: 'page-hints',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((part) => part.type === 'chunk')
      const entry = chunks.find(({ isEntry }) => isEntry)
      if (!entry) return this.error('The build has no entry.')
      const known = reach([entry], bundle)
      const find = (file: string) => {
        const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/src/${file}`))
        return chunk ?? this.error(`${file} is no chunk of its own: a page hint can't name it.`)
      }
      const hints = doors.map(([path, { file, engine }]): PageHint => {
        const pages = file === 'pages/landing.tsx' ? [find(file)] : [find(query), find(file)]
        const needed = reach(pages, bundle, known)
        const playing = engine ? reach([find(engine)], bundle, new Set([...known, ...needed])) : []
        return { path, ...filesOf(needed), engine: filesOf(playing).scripts }
      })
      this.emitFile({ type: 'asset', fileName: 'page-hints.json', source: JSON.stringify(hints) })
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
