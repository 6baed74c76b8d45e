import type { LiveEvent } from '../../lib/normalise/live-event.ts'

/** Minimum height of a picture on a card or backdrop; the width is requested separately. */
const wantedHeight = 360

/** The URL of an event's picture, without a width. */
export function eventPicture({ pictures }: Pick<LiveEvent, 'pictures'>): string | null {
  const sizes = pictures.sizes.toSorted((one, other) => one.height - other.height)
  const link = (sizes.find(({ height }) => height >= wantedHeight) ?? sizes.at(-1))?.link
  return link ? link.replace(/([?&])width=\d+&?/, '$1').replace(/[?&]$/, '') : null
}
