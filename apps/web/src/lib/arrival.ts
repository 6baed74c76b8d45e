/** The server's view of where the page was opened from: the linking site can suppress `document.referrer`. */
export const arrival = { isCrossSite: false }
