/** What decides whether a channel is listed. `title` is its classes. */
export type ListedChannel = {
  active?: boolean | null | undefined
  availability?: readonly number[] | null | undefined
  title?: readonly unknown[] | null | undefined
}

/** In `availability`, this one means the channel can be seen. */
const available = 1

/** Channels are listed while active, available and not empty (CHAN-05 to CHAN-07). */
export function isChannelListed(channel: ListedChannel): boolean {
  return channel.active === true && (channel.availability ?? []).includes(available) && (channel.title ?? []).length > 0
}
