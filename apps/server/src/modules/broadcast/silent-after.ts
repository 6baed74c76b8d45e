/** Who was not heard of for so long, in milliseconds, holds a stream no more: the receiver tells every ten seconds. */
export const silentAfter = 30_000
