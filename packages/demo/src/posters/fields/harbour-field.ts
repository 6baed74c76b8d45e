import { disc, type Field, grain, land, plain, type Spot } from './field.ts'

const hours = [
  { sky: '#f6e5c6', glow: '#f4d69f', sun: '#efae5e', dots: '#f9d08f', hills: ['#b9d8c6', '#82c0b3'] },
  { sky: '#f8dcc3', glow: '#f4bd98', sun: '#e07f55', dots: '#f2a878', hills: ['#d9c9b4', '#8fb9ac'] },
  { sky: '#e3eee2', glow: '#f3efcf', sun: '#f4d57f', dots: '#fbe9b4', hills: ['#b4dccf', '#77bcb4'] },
] as const

/** Sheets of cut paper: a low sun, hills, the bay and the shore, each with its shadow on the one behind. */
export const harbourField: Field = (spot) => {
  const { width, height, x, floor, size } = spot
  const { sky, glow, sun, dots, hills } = hours[spot.hour]
  const sheets: readonly (readonly [line: (readonly [number, number])[], colour: string])[] = [
    [wave(spot, floor - size * 0.6, size * 0.16, 5, 0.4), hills[0]],
    [wave(spot, floor - size * 0.4, size * 0.1, 4, 1.7), hills[1]],
    [wave(spot, floor - size * 0.24, size * 0.035, 9, 0), '#3f9c93'],
    [wave(spot, floor - size * 0.13, size * 0.035, 8, 1.1), '#1f7a74'],
    [
      [
        [0, floor - size * 0.12],
        [x - size * 1.7, floor + size * 0.02],
        [x - size * 0.6, floor - size * 0.07],
        [x + size * 0.9, floor - size * 0.05],
        [width, floor - size * 0.16],
      ],
      '#f0d5a4',
    ],
  ]
  const front = land(
    spot,
    [
      [0, floor - size * 1.02],
      [width * 0.16, floor - size * 0.86],
      [x - size * 1.3, floor - size * 0.02],
      [x - size * 0.5, floor + (height - floor) * 0.62],
      [x + size * 0.6, floor + (height - floor) * 0.72],
      [width, floor + (height - floor) * 0.3],
    ],
    true,
  )
  const [sunY, radius] = [floor - size * 0.66, size * 0.72]
  return {
    behind:
      plain(spot, sky) +
      paper(
        `M${x - radius * 1.35} ${sunY}a${radius * 1.35} ${radius * 1.35} 0 1 0 ${radius * 2.7} 0a${radius * 1.35} ${radius * 1.35} 0 1 0 ${-radius * 2.7} 0Z`,
        glow,
      ) +
      disc(x, sunY, radius, sun) +
      grain(spot, {
        top: (at) => sunY - Math.sqrt(Math.max(0, radius ** 2 - (at - x) ** 2)),
        depth: radius,
        colour: dots,
        count: 500,
        from: x - radius,
        to: x + radius,
      }) +
      sheets.map(([line, colour]) => paper(land(spot, line, true), colour)).join(''),
    before: paper(front, '#0f514f'),
  }
}

/** The soft shadow of a sheet's edge on what lies behind it, wide to narrow. A blur would take seconds at large sizes. */
const shadow = [11, 8, 5.5, 3.5, 1.8]

function paper(path: string, colour: string): string {
  const edge = shadow.map((width) => `<path d="${path}" stroke-width="${width}"/>`).join('')
  return `<g fill="none" stroke="#12302f" stroke-opacity=".05">${edge}</g><path d="${path}" fill="${colour}"/>`
}

function wave({ width }: Spot, level: number, rise: number, bends: number, phase: number): [number, number][] {
  return Array.from({ length: bends * 2 + 1 }, (_, index): [number, number] => {
    const lift = index % 2 === 0 ? rise : -rise
    return [(width * index) / (bends * 2), level + lift * (0.6 + 0.4 * Math.sin(index * 1.9 + phase))]
  })
}
