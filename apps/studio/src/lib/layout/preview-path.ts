/** The pages of the members' app that editors preview. */
export type PreviewPage = 'landing' | 'signIn' | 'home' | 'classes' | 'player' | 'account'

/** A preview's link with another page's path; `tag` is the class for the player. */
export function previewPath(page: PreviewPage, link: string, tag: string | null): string {
  const path = page === 'player' ? `/classes/${encodeURIComponent(tag ?? '')}` : paths[page]
  return `${path}${link.slice(link.indexOf('?'))}`
}

const paths: Record<Exclude<PreviewPage, 'player'>, string> = {
  landing: '/',
  signIn: '/signin',
  home: '/home',
  classes: '/classes',
  account: '/user/account',
}
