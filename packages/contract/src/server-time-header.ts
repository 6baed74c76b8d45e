/** Reply header with the server's time in epoch milliseconds. `Date` only has whole seconds. */
export const serverTimeHeader = 'x-server-time'
