/** The fields that decide whether a channel is listed. `title` holds its classes. */
export type ListedChannel = {
  active?: boolean | null | undefined
  availability?: readonly number[] | null | undefined
  title?: readonly unknown[] | null | undefined
}

/** The `availability` value of a visible channel. */
const available = 1

/** A channel is listed if it is active, available and not empty (CHAN-05 to CHAN-07). */
export function isChannelListed(channel: ListedChannel): boolean {
  return channel.active === true && (channel.availability ?? []).includes(available) && (channel.title ?? []).length > 0
}
