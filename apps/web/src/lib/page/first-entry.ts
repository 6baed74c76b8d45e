/** The router's key of history entries opened by URL, not from within the app. */
export const firstEntry = 'default'
