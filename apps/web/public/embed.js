// Puts a club's app into another site's page. How: docs/embedding.md.
;(() => {
  const own = document.currentScript
  const app = new URL(own.src).origin

  /**
   * @param {Element} parent where the frame goes
   * @param {{ path?: string, language?: string, title?: string, minHeight?: number, maxHeight?: number, hash?: boolean,
   *   token?: (reason: string) => string | undefined | Promise<string | undefined> }} [options]
   */
  function embed(parent, options = {}) {
    const { path = '/', language, title = document.title, minHeight = 480, maxHeight = 20000, hash, token } = options
    const kept = () => hash && /^#\/(?!\/)/.test(location.hash) && location.hash.slice(1)
    const first = kept() || path
    const address = new URL(first, app)
    if (address.origin !== app) throw new Error(`${first} is no path of ${app}`)
    address.searchParams.set('runtime', 'embedded')
    if (language) address.searchParams.set('lang', language)

    const frame = document.createElement('iframe')
    frame.src = address.href
    frame.title = title
    frame.allow =
      'autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture; screen-wake-lock; web-share'
    frame.style.cssText = `display:block;width:100%;height:${minHeight}px;border:0`

    const listeners = {}
    const on = (type, listener) => {
      listeners[type] = [...(listeners[type] || []), listener]
    }
    on('Height', ({ height }) => {
      frame.style.height = `${Math.max(minHeight, Math.min(height, maxHeight))}px`
    })
    if (hash) on('Path', (message) => history.replaceState(history.state, '', `#${message.path}`))
    for (const reason of ['Ready', 'SignInRequired', 'SSOTokenExpired']) {
      on(reason, async () => {
        const value = token && (await token(reason))
        if (value) signIn(value)
      })
    }
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== app || !data) return
      for (const listener of Object.hasOwn(listeners, data.type) ? listeners[data.type] : []) listener(data)
    }
    const say = (message) => frame.contentWindow?.postMessage(message, app)
    const open = (to) => say({ type: 'Open', path: to })
    const signIn = (value) => say({ type: 'SSOToken', token: value })
    const follow = () => kept() && open(kept())
    addEventListener('message', hear)
    addEventListener('hashchange', follow)
    parent.append(frame)

    return {
      frame,
      /** Goes to a path of the app. */
      open,
      signIn,
      signOut: () => say({ type: 'SignOut' }),
      /** Hears what the app says: `Path`, `Height`, `SignedIn`, `SignedOut` ... */
      on,
      remove() {
        removeEventListener('message', hear)
        removeEventListener('hashchange', follow)
        frame.remove()
      },
    }
  }

  window.Upbeat = { embed }
  const { target, ...options } = own.dataset
  if (target) embed(document.querySelector(target), { ...options, hash: 'hash' in options })
})()
