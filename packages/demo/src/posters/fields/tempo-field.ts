import { type Field, grain, plain, shape } from './field.ts'

const hours = [
  ['#5d5d5d', '#444444'],
  ['#474747', '#6a6a6a'],
  ['#6a6a6a', '#373737'],
] as const
const last = '#2a2a2a'

/** Bars that rise and fall on the beat, highest behind the person. */
export const tempoField: Field = (spot) => {
  const { width, height, x, floor, size } = spot
  const line = floor - size * 0.06
  const step = size * 0.3
  const count = Math.ceil(width / step) + 2
  const first = x - Math.ceil(x / step) * step - step / 2
  const [near, next] = hours[spot.hour]
  const bars = Array.from({ length: count }, (_, index) => {
    const middle = first + index * step + step / 2
    const away = Math.abs(middle - x) / size
    const beat = 0.55 + 0.45 * Math.abs(Math.sin(index * 2.3 + spot.hour))
    const high = size * (0.16 + 1.25 * beat * Math.exp(-away * away * 0.32))
    const tone = away < 0.7 ? near : away < 1.6 ? next : last
    const half = step * 0.34
    return { middle, high, half, tone }
  })
  return {
    behind:
      plain(spot, '#161616') +
      bars
        .map(({ middle, high, half, tone }) =>
          shape(
            `M${(middle - half).toFixed(1)} ${line.toFixed(1)}V${(line - high + half).toFixed(1)}a${half.toFixed(1)} ${half.toFixed(1)} 0 0 1 ${(2 * half).toFixed(1)} 0V${line.toFixed(1)}Z`,
            tone,
          ),
        )
        .join('') +
      bars
        .filter(({ tone }) => tone !== last)
        .map(({ middle, high, half }, index) =>
          grain(spot, {
            top: () => line - high + half,
            depth: high - half,
            colour: '#8f8f8f',
            count: 70,
            seed: index + 1,
            from: middle - half,
            to: middle + half,
          }),
        )
        .join('') +
      shape(`M0 ${line.toFixed(1)}H${width}V${height}H0Z`, '#0c0c0c') +
      grain(spot, { top: () => line, depth: height - line, colour: '#4b4b4b', count: 500, seed: 31 }),
    before: '',
  }
}
