import type { CallName } from './calls.ts'

/** What the first HTML of an address asks for before the app has started. The build writes it, the server reads it. */
export type PageHint = {
  /** As the router matches it, without regard to case and with or without a slash at the end. */
  path: string
  /** Whether the shell's header stands over it: what plays a class takes the whole window. */
  header: boolean
  /** The built files of its page. */
  scripts: string[]
  styles: string[]
  /** What begins to play a class before the app has come; `null` on pages that play none. */
  player: FirstPlayer | null
  /** What a member sees there first. */
  calls: FirstCall[]
}

/** A script, and the files that it imports. */
export type FirstPlayer = { script: string; parts: string[] }

export type FirstCall = {
  /** A `GET` whose parameters are the path's, and the member's id. */
  name: CallName
  /** What a club must show there for it to be asked: a class that changes daily. */
  needs?: 'dailyClass'
}

/** `page-hints.json`, beside the built page. */
export type PageHints = {
  /** The code that makes the calls, to be written into the page. */
  firstCalls: string
  /** Every path pattern of the route table. */
  paths: string[]
  pages: PageHint[]
}
