/** The pages of the members' app that editors show. */
export type PreviewPage = 'landing' | 'signIn' | 'home' | 'classes' | 'player' | 'account'

/** The link of a preview, leading to another page; `tag` is the class that the player shows. */
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
