/** Milliseconds without a report after which an encoder loses its stream; the receiver reports every ten seconds. */
export const silentAfter = 30_000
