/** The header of each reply to a call that says the server's time as it was sent, in epoch milliseconds. `Date` has whole seconds only. */
export const serverTimeHeader = 'x-server-time'
