import type { CallName } from './calls.ts'

/** URLs of built files. */
export type PageFiles = { scripts: string[]; styles: string[] }

/** Preload hints of a route for the first HTML. Written by the build, read by the server. */
export type PageHint = PageFiles & {
  /** Matched like the router's paths: case-insensitive, with an optional trailing slash. */
  path: string
  /** Whether the page has the shell's header; the player fills the whole window. */
  header: boolean
  /** The script that starts playback before the app has loaded; `null` on pages without a player. */
  player: FirstPlayer | null
  /** The first content that a member sees. */
  calls: FirstCall[]
}

/** A script and its imports. */
export type FirstPlayer = { script: string; parts: string[] }

export type FirstCall = {
  /** A `GET` call whose parameters are those of the path and the member's id, or the search for classes. */
  name: CallName
  /** Whether the search is for all classes, whatever the URL's query is. */
  isForAll?: boolean
  /** Only call if the club has this: a class that changes daily, events or a live schedule of our own. */
  needs?: 'dailyClass' | 'ownEvents' | 'ownSchedule'
}

/** `page-hints.json`, next to the built page. */
export type PageHints = {
  /** The inline script that makes the calls. */
  firstCalls: string
  /** Every path pattern of the route table. */
  paths: string[]
  pages: PageHint[]
  /** Files of the announcements, for pages with the header of a club that has some. */
  announcements: PageFiles
}
