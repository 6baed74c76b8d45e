/** What the server saw of where the page was opened from; `document.referrer` is empty whenever the other page wants it to be. */
export const arrival = { isCrossSite: false }
