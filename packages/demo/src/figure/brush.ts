import type { Camera } from './camera.ts'
import { inLight, inShade, mixColour } from './colour.ts'
import { outlinePath } from './outline.ts'
import { type Corner, type Grid, patchPath, surfaceGrid } from './surface.ts'
import { smoothTube, type Tube } from './tube.ts'
import { dot, normalise, type Vector } from './vector.ts'

/** The drawing context of a picture. */
export type Brush = {
  camera: Camera
  /** Direction towards the light. */
  light: Vector
  /** How dark the shaded side is, 0 to 1. */
  contrast: number
  /** Flat tones with a hard edge of light, and no faces. */
  flat?: FlatTones
}

export type FlatTones = {
  rim: string
  rimLight: Vector
  shade: string
  /** Instead of the gloves' own colours. */
  glove?: { leather: string; cuff: string }
}

/** A shape to draw, with its depth towards the viewer: distant shapes are drawn first. */
export type Layer = { depth: number; svg: string }

export function makeBrush(camera: Camera, light: Vector = [-0.55, 0.72, 0.5], contrast = 0.3): Brush {
  return { camera, light: normalise(light), contrast }
}

/** A solid body part: its outline, a dark edge against what is behind it (`edge`: the part that casts it), shade and light. */
export function paintTube(brush: Brush, tube: Tube, colour: string, edge: Tube | null = tube): string {
  return (
    paintEdge(brush, edge) +
    fill(outlinePath(brush.camera, tube), colour) +
    paintLight(brush, surfaceGrid(brush.camera, tube), colour)
  )
}

/** A part in one colour with its shade, without an edge. */
export function paintPart(brush: Brush, tube: Tube, colour: string): string {
  return (
    fill(outlinePath(brush.camera, tube), colour) +
    paintLight(brush, surfaceGrid(brush.camera, tube), colour, undefined, 0)
  )
}

/** A limb segment: its rounded ends overlap its neighbours, so neither edge nor light is drawn on the first and last rings. */
export function paintBone(brush: Brush, tube: Tube, colour: string, ends: readonly [number, number] = [2, 2]): string {
  const shaft = smoothTube(tube.slice(ends[0], tube.length - ends[1]))
  return (
    paintEdge(brush, shaft.slice(4, -2)) +
    fill(outlinePath(brush.camera, smoothTube(tube)), colour) +
    paintLight(brush, surfaceGrid(brush.camera, shaft), colour, undefined, 0)
  )
}

export function paintEdge(brush: Brush, tube: Tube | null): string {
  return tube ? edgeAlong(brush, outlinePath(brush.camera, tube)) : ''
}

/** The dark edge along an outline. */
export function edgeAlong(brush: Brush, path: string): string {
  const width = (brush.camera.zoom * 0.011).toFixed(1)
  return `<path d="${path}" fill="none" stroke="#1c0b2b" stroke-opacity=".2" stroke-width="${width}" stroke-linejoin="round"/>`
}

/** Shade and light on a surface of one colour, optionally clipped to where `inside` is above zero; no highlight without gloss. */
export function paintLight(
  brush: Brush,
  grid: Grid,
  colour: string,
  inside?: (corner: Corner) => number,
  gloss = 0.16,
): string {
  const within = (corner: Corner, amount: number) => (inside ? Math.min(amount, inside(corner)) : amount)
  if (brush.flat) return paintFlat(brush, brush.flat, grid, colour, within)
  const shade = patchPath(grid, (corner) => within(corner, 0.1 - dot(corner.normal, brush.light)))
  const deep = patchPath(grid, (corner) => within(corner, -0.45 - dot(corner.normal, brush.light)))
  const lit = gloss === 0 ? '' : patchPath(grid, (corner) => within(corner, dot(corner.normal, brush.light) - 0.9))
  return (
    fill(shade, inShade(colour, brush.contrast)) +
    fill(deep, inShade(colour, brush.contrast * 1.45)) +
    fill(lit, inLight(colour, gloss))
  )
}

function paintFlat(
  brush: Brush,
  { rim, rimLight, shade }: FlatTones,
  grid: Grid,
  colour: string,
  within: (corner: Corner, amount: number) => number,
): string {
  const dark = patchPath(grid, (corner) => within(corner, -0.05 - dot(corner.normal, brush.light)))
  const lit = patchPath(grid, (corner) => within(corner, dot(corner.normal, rimLight) - 0.55))
  return fill(dark, mixColour(colour, shade, 0.42)) + fill(lit, rim)
}

export function fill(path: string, colour: string, opacity = 1): string {
  if (!path) return ''
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function stroke(path: string, colour: string, width: number, opacity = 1): string {
  if (!path) return ''
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width.toFixed(2)}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
}
