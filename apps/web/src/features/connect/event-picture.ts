import type { LiveEvent } from '../../lib/normalise/live-event.ts'

/** Lines of picture that a card or a backdrop needs; the width is asked for separately. */
const wantedHeight = 360

/** The address of an event's picture, without a width. */
export function eventPicture({ pictures }: Pick<LiveEvent, 'pictures'>): string | null {
  const sizes = pictures.sizes.toSorted((one, other) => one.height - other.height)
  const link = (sizes.find(({ height }) => height >= wantedHeight) ?? sizes.at(-1))?.link
  return link ? link.replace(/([?&])width=\d+&?/, '$1').replace(/[?&]$/, '') : null
}
