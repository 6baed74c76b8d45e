/** The sign-in path that returns to `path`. */
export function signInPath(path: string): string {
  return path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: path })}`
}

/** The path to open after signing in: only paths of the studio are allowed. */
export function pathAfterSignIn(search: URLSearchParams): string {
  const to = search.get('to') ?? '/'
  return /^\/(?![/\\])/.test(to) ? to : '/'
}
