import { type Brush, stroke } from './brush.ts'
import { type Point, project } from './camera.ts'
import { ringPoint, type Tube } from './tube.ts'
import { dot, normalise, subtract } from './vector.ts'

type Look = {
  /** In metres. */
  width?: number
  opacity?: number
  /** The share of the visible half that is drawn, around its middle. */
  share?: number
}

/** The trim at a garment's end, or a crease: a line around the last ring of a tube, where it faces the viewer. */
export function paintPiping(
  brush: Brush,
  tube: Tube,
  colour: string,
  { width = 0.0062, opacity = 1, share = 1 }: Look = {},
): string {
  const ring = tube[tube.length - 1]
  if (!ring) return ''
  const runs: Point[][] = [[]]
  for (let step = 0; step <= 48; step++) {
    const at = ringPoint(ring, (step / 24) * Math.PI * 2)
    const outward = normalise(subtract(at, ring.centre))
    if (dot(outward, normalise(subtract(brush.camera.eye, at))) > 0) runs.at(-1)?.push(project(brush.camera, at))
    else if (runs.at(-1)?.length) runs.push([])
  }
  // Twice around: the longest run is whole wherever it starts.
  const run = runs.reduce((longest, each) => (each.length > longest.length ? each : longest)).slice(0, 25)
  const cut = Math.round((run.length * (1 - share)) / 2)
  const line = run.slice(cut, run.length - cut)
  if (line.length < 2) return ''
  return stroke(
    `M${line.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`,
    colour,
    width * brush.camera.zoom,
    opacity,
  )
}
