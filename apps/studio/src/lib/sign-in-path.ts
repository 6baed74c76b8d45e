/** The sign-in that leads back to `path` afterwards. */
export function signInPath(path: string): string {
  return path === '/' ? '/sign-in' : `/sign-in?${new URLSearchParams({ to: path })}`
}

/** Where to go after signing in: only a path of the studio, whatever the address says. */
export function pathAfterSignIn(search: URLSearchParams): string {
  const to = search.get('to') ?? '/'
  return /^\/(?![/\\])/.test(to) ? to : '/'
}
