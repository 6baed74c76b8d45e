/** The path that the receiver of broadcasts calls; part of the configuration that `npm run live:config` writes. */
export const broadcastCallbackPath = '/api/v1/live/broadcast'
