import { type Camera, planeTransform, project } from '../../figure/camera.ts'
import type { Vector } from '../../figure/vector.ts'
import type { Palette } from '../palette.ts'

/** Draws the surroundings of a person, in metres, for any camera. */
export type Place = (camera: Camera, palette: Palette) => string

/** Depth of a room's back wall. */
export const backWall = -2.4

/** Shapes in the vertical plane at depth z. One unit is a metre, y points down, the floor is 0. */
export function atDepth(camera: Camera, z: number, svg: string): string {
  return `<g transform="${planeTransform(camera, z)}">${svg}</g>`
}

/** A shape on the floor, its corners as [x, z]. */
export function onFloor(
  camera: Camera,
  corners: readonly (readonly [number, number])[],
  colour: string,
  opacity = 1,
): string {
  const points = corners.map(([x, z]) => project(camera, [x, 0, Math.min(z, camera.eye[2] - 0.4)] as Vector))
  return `<polygon points="${points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function box(
  x: number,
  top: number,
  width: number,
  height: number,
  colour: string,
  radius = 0,
  opacity = 1,
): string {
  return `<rect x="${round(x)}" y="${round(-top)}" width="${round(width)}" height="${round(height)}" fill="${colour}"${radius ? ` rx="${radius}"` : ''}${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function disc(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${round(x)}" cy="${round(-y)}" r="${round(radius)}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function shape(path: string, colour: string, opacity = 1): string {
  return `<path d="${path}" fill="${colour}"${opacity < 1 ? ` fill-opacity="${opacity}"` : ''}/>`
}

export function wire(path: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` stroke-opacity="${opacity}"` : ''}/>`
}

/** Top to bottom over the whole picture. */
export function sky(camera: Camera, id: string, top: string, low: string): string {
  const horizon = Math.max(0.2, Math.min(1, project(camera, [0, 0, -60])[1] / camera.height))
  return `<defs><linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="${horizon.toFixed(2)}" stop-color="${low}"/></linearGradient></defs><rect width="${camera.width}" height="${camera.height}" fill="url(#${id})"/>`
}

/** A plant in a pot: leaves fan out from `y` up. */
export function plantPot(x: number, size: number, palette: Palette, pot: string): string {
  const leaf = (angle: number, reach: number, colour: string) =>
    `<path transform="translate(${round(x)} ${round(-0.34 * size)}) rotate(${angle})" d="M0 0C${round(0.16 * size)} ${round(-0.25 * reach * size)} ${round(0.13 * size)} ${round(-0.62 * reach * size)} 0 ${round(-0.8 * reach * size)}C${round(-0.13 * size)} ${round(-0.62 * reach * size)} ${round(-0.16 * size)} ${round(-0.25 * reach * size)} 0 0Z" fill="${colour}"/>`
  return (
    leaf(-62, 0.8, palette.leafDeep) +
    leaf(58, 0.85, palette.leafDeep) +
    leaf(-34, 1, palette.leaf) +
    leaf(32, 1.05, palette.leaf) +
    leaf(0, 1.2, palette.leafDeep) +
    leaf(-14, 1.1, palette.leaf) +
    `<path d="M${round(x - 0.17 * size)} ${round(-0.38 * size)}h${round(0.34 * size)}l${round(-0.05 * size)} ${round(0.38 * size)}h${round(-0.24 * size)}z" fill="${pot}"/>`
  )
}

export function round(value: number): number {
  return Math.round(value * 1000) / 1000
}
