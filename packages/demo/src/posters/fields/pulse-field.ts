import { disc, type Field, grain, plain, ring, shape } from './field.ts'

const hours = [
  { ground: '#35102f', low: '#25091f', rings: ['#41143a', '#4b1742', '#571b4b'], disc: '#e2336d', dots: '#ff8a5c' },
  { ground: '#3d1524', low: '#2a0c18', rings: ['#4a1a2b', '#571f33', '#66253b'], disc: '#f2692f', dots: '#ffb35c' },
  { ground: '#2b1740', low: '#1c0d2c', rings: ['#351d4d', '#40245b', '#4c2b6a'], disc: '#c93f8c', dots: '#ff86b0' },
] as const

/** Plum, a pink disc and the rings about it, and a heartbeat along the floor. */
export const pulseField: Field = (spot) => {
  const { width, height, x, floor, size } = spot
  const { ground, low, rings, disc: pink, dots } = hours[spot.hour]
  const line = floor - size * 0.07
  const [middle, radius] = [floor - size * 0.56, size * 0.74]
  const echoes = [2.5, 1.95, 1.48].map((share, index) => {
    return ring(x, middle, radius * share, rings[index] ?? ground, size * 0.16)
  })
  const beat = x - size * 1.5
  const step = size * 0.075
  const heart = `M0 ${line.toFixed(1)}H${(beat - step * 3).toFixed(1)}l${step} ${-step * 0.9}l${step} ${step * 0.9}h${step * 0.7}l${step * 0.8} ${-step * 3.4}l${step * 1.1} ${step * 5.4}l${step * 0.9} ${-step * 2}h${step * 0.6}H${width}`
  return {
    behind:
      plain(spot, ground) +
      echoes.join('') +
      disc(x, middle, radius, pink) +
      grain(spot, {
        top: (at) => middle - Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2)),
        depth: radius * 1.4,
        colour: dots,
        count: 900,
        from: x - radius,
        to: x + radius,
      }) +
      shape(`M0 ${line.toFixed(1)}H${width}V${height}H0Z`, low) +
      grain(spot, { top: () => line, depth: height - line, colour: rings[1], count: 700, seed: 3 }) +
      `<path d="${heart}" fill="none" stroke="${pink}" stroke-width="${(size * 0.018).toFixed(1)}" stroke-linejoin="round"/>`,
    before: '',
  }
}
