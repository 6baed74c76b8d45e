/** The router's key of every entry of the history that was come to by its address, and not from within the app. */
export const firstEntry = 'default'
