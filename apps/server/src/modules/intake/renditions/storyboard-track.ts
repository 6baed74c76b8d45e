import type { Storyboard } from '../encoding/encoder-port.ts'

/** WebVTT that maps time ranges to rectangles of a sheet, for scrubbing. The last one has no end, in effect. */
export function storyboardTrack({ everySecond, count, width, height, columns, rows }: Storyboard): string {
  const perSheet = columns * rows
  const cues = Array.from({ length: count }, (_, number) => {
    const place = number % perSheet
    const area = [(place % columns) * width, Math.floor(place / columns) * height, width, height].join()
    const until = number === count - 1 ? 100 * 3600 - 1 : (number + 1) * everySecond
    return `${time(number * everySecond)} --> ${time(until)}\nstoryboard/${Math.floor(number / perSheet)}.jpg#xywh=${area}`
  })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

function time(seconds: number) {
  const two = (number: number) => String(number).padStart(2, '0')
  return `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.000`
}
