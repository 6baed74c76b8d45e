/** Where the receiver of broadcasts asks and tells; in the configuration that `npm run live:config` writes. */
export const broadcastCallbackPath = '/api/v1/live/broadcast'
