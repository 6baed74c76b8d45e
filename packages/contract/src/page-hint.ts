/** What the first HTML of an address asks for before the app has started: the built files of its page. The build writes them, the server reads them. */
export type PageHint = {
  /** As the router matches it, without regard to case and with or without a slash at the end. */
  path: string
  scripts: string[]
  styles: string[]
}
