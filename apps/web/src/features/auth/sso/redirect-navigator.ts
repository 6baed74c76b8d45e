import type { INavigator, RedirectParams } from 'oidc-client-ts'

/**
 * Redirects this page, in place of oidc-client-ts's own navigator: after a failure that one stops loading the page, which breaks the app while
 * its files are loading.
 */
export const redirectNavigator: INavigator = {
  prepare: async (params) => ({
    /** Stays pending until the browser restores this page, as Back may. */
    navigate: ({ url }) =>
      new Promise((resolve) => {
        window.addEventListener('pageshow', ({ persisted }) => persisted && resolve({ url: window.location.href }))
        window.location[(params as RedirectParams).redirectMethod ?? 'assign'](url)
      }),
    close() {},
  }),
  async callback() {},
}
