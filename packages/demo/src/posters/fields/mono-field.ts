import { type Field, plain, type Spot } from './field.ts'

/** One stroke of a brush about the person, that doesn't quite close. */
export const monoField: Field = (spot) => {
  const { width, height, floor, size } = spot
  const line = floor - size * 0.03
  return {
    behind: `${plain(spot, '#151515')}<path d="M0 ${line.toFixed(1)}H${width}V${height}H0Z" fill="#0b0b0b"/>${stroke(spot)}`,
    before: '',
  }
}

const bristles = 15

/** The bristles of a brush, each a part of the circle: they begin together, and run dry one by one. */
function stroke({ x, floor, size }: Spot): string {
  const [middle, radius, breadth] = [floor - size * 0.52, size * 0.84, size * 0.17]
  return Array.from({ length: bristles }, (_, index) => {
    const share = index / (bristles - 1) - 0.5
    const uneven = Math.abs(Math.sin(index * 7.3 + 0.4))
    const [from, until] = [-0.62 + 0.06 * uneven, 4.9 + 0.62 * uneven - 0.5 * Math.abs(share)]
    const steps = 40
    const points = Array.from({ length: steps + 1 }, (_, step) => {
      const turn = step / steps
      const angle = from + (until - from) * turn
      // The brush is pressed at first, and lifted towards the end.
      const reach = radius + share * breadth * (1.15 - 0.6 * turn) + Math.sin(turn * 9 + index) * size * 0.003
      return `${(x + Math.cos(angle) * reach).toFixed(1)} ${(middle + Math.sin(angle) * reach * 0.98).toFixed(1)}`
    })
    const thick = (breadth / bristles) * (1.25 - 0.9 * uneven * (index % 3 === 0 ? 1 : 0.35))
    const tone = index % 4 === 1 ? '#bdbdbd' : '#ececec'
    return `<path d="M${points.join('L')}" fill="none" stroke="${tone}" stroke-width="${thick.toFixed(2)}" stroke-linecap="round"/>`
  }).join('')
}
