/** Where the person is in the picture, in units of the drawing. */
export type Spot = {
  width: number
  height: number
  /** The middle of the person. */
  x: number
  /** Where the feet are. */
  floor: number
  /** The height of somebody standing. */
  size: number
  /** Which of the field's hours: neighbours in a grid differ. */
  hour: Hour
}

export type Hour = 0 | 1 | 2

/** The flat shapes behind the person and before them. */
export type Field = (spot: Spot) => { behind: string; before: string }

export function plain({ width, height }: Spot, colour: string): string {
  return `<rect width="${width}" height="${height}" fill="${colour}"/>`
}

export function disc(x: number, y: number, radius: number, colour: string): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="${colour}"/>`
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${radius.toFixed(1)}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(1)}"/>`
}

export function shape(path: string, colour: string): string {
  return `<path d="${path}" fill="${colour}"/>`
}

/** The land below a line of points, smooth or with corners, down to the picture's lower edge. */
export function land(
  { width, height }: Spot,
  points: readonly (readonly [x: number, y: number])[],
  isSmooth = false,
): string {
  const text = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const [first = [0, 0], ...others] = points
  let path = `M${text(first[0], first[1])}`
  let before = first
  for (const [x, y] of others) {
    const middle = (before[0] + x) / 2
    path += isSmooth ? `C${text(middle, before[1])} ${text(middle, y)} ${text(x, y)}` : `L${text(x, y)}`
    before = [x, y]
  }
  return `${path}L${width} ${height}L0 ${height}Z`
}

/** Grain of print: dots whose number falls with their distance below `from`, where `depth` has it gone. `top` is the edge at x. */
export function grain(
  { width }: Spot,
  {
    top,
    depth,
    colour,
    count,
    seed = 1,
    from = 0,
    to = width,
  }: {
    top: (x: number) => number
    depth: number
    colour: string
    count: number
    seed?: number
    from?: number
    to?: number
  },
): string {
  let state = seed * 7919
  const chance = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  let path = ''
  for (let index = 0; index < count; index++) {
    const x = from + chance() * (to - from)
    const fall = chance() * chance() * chance()
    path += `M${x.toFixed(1)} ${(top(x) + fall * depth).toFixed(1)}h0`
  }
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width=".9" stroke-linecap="round"/>`
}
