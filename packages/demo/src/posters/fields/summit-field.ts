import { disc, type Field, grain, land, plain, type Spot, shape } from './field.ts'

const hours = [
  ['#16417a', '#2560a3', '#4b8bc4', '#8abbe0', '#c5e0f1'],
  ['#123563', '#1d4f8c', '#3a76b3', '#74a9d4', '#a9d0ea'],
  ['#22508c', '#4479b3', '#7ba6d0', '#b4cde4', '#e6dfe0'],
] as const

/** The blue hour: ridges behind ridges, paler with distance, and a moon. */
export const summitField: Field = (spot) => {
  const { width, height, x, floor, size } = spot
  const bands = hours[spot.hour]
  const horizon = floor - size * 0.2
  const sky = bands.map((colour, index) => {
    const from = horizon * (1 - (1 - index / bands.length) ** 0.8)
    return `<rect y="${from.toFixed(1)}" width="${width}" height="${(height - from).toFixed(1)}" fill="${colour}"/>`
  })
  const far = ridge(spot, horizon - size * 0.2, size * 0.52, 5, 2 + spot.hour)
  const middle = ridge(spot, horizon + size * 0.02, size * 0.46, 4, 6 + spot.hour)
  const peak: [number, number][] = [
    [x - size * 2.6, floor + size * 0.2],
    [x - size * 1.45, floor - size * 0.75],
    [x - size * 1.2, floor - size * 0.6],
    [x - size * 0.85, floor - size * 0.2],
    [x - size * 0.4, floor + size * 0.1],
  ]
  const snow = `M${point(x - size * 1.45, floor - size * 0.75)}L${point(x - size * 1.2, floor - size * 0.6)}L${point(x - size * 1.02, floor - size * 0.38)}L${point(x - size * 1.2, floor - size * 0.44)}L${point(x - size * 1.3, floor - size * 0.34)}L${point(x - size * 1.42, floor - size * 0.5)}L${point(x - size * 1.6, floor - size * 0.47)}L${point(x - size * 1.68, floor - size * 0.56)}Z`
  const ledge: [number, number][] = [
    [0, floor - size * 0.28],
    [width * 0.14, floor - size * 0.2],
    [width * 0.28, floor - size * 0.08],
    [x - size * 0.9, floor + size * 0.04],
    [x - size * 0.55, floor - size * 0.05],
    [x + size * 0.75, floor - size * 0.05],
    [x + size * 0.95, floor + size * 0.02],
    [width, floor + size * 0.16],
  ]
  const moon: [number, number] = [x + size * 0.7, Math.max(size * 0.22, floor - size * 1.22)]
  return {
    behind:
      plain(spot, bands[0]) +
      sky.join('') +
      disc(...moon, size * 0.15, '#f2f8fc') +
      shape(land(spot, far), '#78acd6') +
      shape(land(spot, middle), '#3d77b0') +
      grain(spot, { top: () => horizon - size * 0.2, depth: size * 0.9, colour: '#78acd6', count: 700 }) +
      shape(land(spot, peak), '#1a4a86') +
      shape(snow, '#dcedf8') +
      shape(land(spot, ledge), '#0a2447') +
      grain(spot, { top: () => floor - size * 0.04, depth: height - floor, colour: '#1a4a86', count: 500, seed: 9 }),
    before: '',
  }
}

/** Peaks of uneven width and height, each with a shoulder. */
function ridge({ width }: Spot, level: number, rise: number, peaks: number, seed: number): [number, number][] {
  const uneven = (index: number) => Math.abs(Math.sin(index * 12.9 + seed * 3.1))
  const each = width / peaks
  return Array.from({ length: peaks }).flatMap((_, index): [number, number][] => {
    const [from, high] = [index * each, level - rise * (0.35 + 0.65 * uneven(index))]
    const top = from + each * (0.4 + 0.25 * uneven(index + 40))
    return [
      [from, level - rise * 0.12 * uneven(index + 80)],
      [from + (top - from) * 0.55, level - (level - high) * 0.46],
      [from + (top - from) * 0.68, level - (level - high) * 0.52],
      [top, high],
      [top + (from + each - top) * 0.42, level - (level - high) * 0.42],
      [top + (from + each - top) * 0.58, level - (level - high) * 0.38],
      ...(index === peaks - 1 ? [[width, level] as [number, number]] : []),
    ]
  })
}

function point(x: number, y: number): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}
