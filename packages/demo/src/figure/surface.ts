import { type Camera, type Point, project } from './camera.ts'
import { polygon } from './outline.ts'
import { type Ring, ringPoint, type Tube } from './tube.ts'
import { cross, dot, normalise, scale, subtract, type Vector } from './vector.ts'

/** A vertex of the surface: its position in the picture, outward normal, and how far it faces the viewer. */
export type Corner = { at: Vector; seen: Point; normal: Vector; facing: number; along: number; angle: number }

export type Grid = Corner[][]

/** The surface of a tube as a grid of vertices: rows along it, columns around it. */
export function surfaceGrid(camera: Camera, tube: Tube, columns = 14): Grid {
  return tube.map((ring, row) => {
    const before = tube[Math.max(0, row - 1)] ?? ring
    const after = tube[Math.min(tube.length - 1, row + 1)] ?? ring
    return Array.from({ length: columns + 1 }, (_, column) =>
      corner(camera, ring, before, after, column / columns, row),
    )
  })
}

/**
 * The part of the surface that faces the viewer (with `far`: away from it) and where `inside` is above zero, clipped exactly at both
 * borders.
 */
export function patchPath(grid: Grid, inside: (corner: Corner) => number, far = false): string {
  let path = ''
  for (let row = 0; row + 1 < grid.length; row++) {
    const upper = cellsOf(grid[row] ?? [], inside, far)
    const lower = cellsOf(grid[row + 1] ?? [], inside, far)
    let run = 0
    for (let column = 0; column + 1 < upper.length; column++) {
      const quad = [upper[column], upper[column + 1], lower[column + 1], lower[column]] as Cell[]
      // Whole neighbouring cells are drawn as one strip, which saves most of the SVG's size.
      if (quad.every((cell) => cell.facing > 0 && cell.inside > 0)) {
        run++
        continue
      }
      path += strip(upper, lower, column - run, column)
      run = 0
      const visible = clip(quad, 'facing')
      if (visible.length >= 3) path += polygon(wound(clip(visible, 'inside').map(({ seen }) => seen)))
    }
    path += strip(upper, lower, upper.length - 1 - run, upper.length - 1)
  }
  return path
}

function cellsOf(corners: Corner[], inside: (corner: Corner) => number, far: boolean): Cell[] {
  return corners.map((corner) => ({
    seen: corner.seen,
    facing: (far ? -corner.facing : corner.facing) + 0.12,
    inside: inside(corner),
  }))
}

function strip(upper: Cell[], lower: Cell[], from: number, to: number): string {
  if (to <= from) return ''
  const edge = [...upper.slice(from, to + 1), ...lower.slice(from, to + 1).reverse()]
  return polygon(wound(edge.map(({ seen }) => seen)))
}

type Cell = { seen: Point; facing: number; inside: number }

function clip(cells: Cell[], field: 'facing' | 'inside'): Cell[] {
  if (cells.every((cell) => cell[field] > 0)) return cells
  if (cells.every((cell) => cell[field] <= 0)) return []
  const kept: Cell[] = []
  cells.forEach((cell, index) => {
    const next = cells[(index + 1) % cells.length] ?? cell
    if (cell[field] > 0) kept.push(cell)
    if (cell[field] > 0 !== next[field] > 0) kept.push(between(cell, next, cell[field] / (cell[field] - next[field])))
  })
  return kept
}

function between(a: Cell, b: Cell, weight: number): Cell {
  const at = (from: number, to: number) => from + (to - from) * weight
  return {
    seen: [at(a.seen[0], b.seen[0]), at(a.seen[1], b.seen[1])],
    facing: at(a.facing, b.facing),
    inside: at(a.inside, b.inside),
  }
}

/** All pieces of a path need the same winding, or overlaps would cut holes. */
function wound(points: Point[]): Point[] {
  let area = 0
  points.forEach(([x, y], index) => {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
    area += x * nextY - nextX * y
  })
  return area < 0 ? points.reverse() : points
}

function corner(camera: Camera, ring: Ring, before: Ring, after: Ring, turn: number, row: number): Corner {
  const angle = turn * Math.PI * 2
  const at = ringPoint(ring, angle)
  const around = subtract(scale(ring.front, Math.cos(angle)), scale(ring.side, Math.sin(angle)))
  const along = subtract(ringPoint(after, angle), ringPoint(before, angle))
  let normal = normalise(cross(along, around))
  const outward = subtract(at, ring.centre)
  if (dot(normal, outward) < 0) normal = scale(normal, -1)
  const facing = dot(normal, normalise(subtract(camera.eye, at)))
  return { at, seen: project(camera, at), normal, facing, along: row, angle }
}
