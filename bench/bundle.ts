import { fileURLToPath } from 'node:url'
import { measureBundle } from '../scripts/measure-bundle.mjs'
import type { Figure } from './figure.ts'

const dist = fileURLToPath(new URL('../apps/web/dist', import.meta.url))

/** Size of the JavaScript of the most important pages, compressed as served. */
export async function bundle(): Promise<Figure[]> {
  const sizes = measureBundle(dist)
  return [
    { name: 'JavaScript of the landing page', result: sizes.landing / 1000, unit: 'KB', target: { atMost: 110 } },
    { name: 'JavaScript of home', result: sizes.home / 1000, unit: 'KB', target: { atMost: 140 } },
    { name: 'JavaScript of the class list', result: sizes.list / 1000, unit: 'KB', target: { atMost: 150 } },
    { name: 'JavaScript of the live schedule', result: sizes.schedule / 1000, unit: 'KB', target: { atMost: 150 } },
    { name: 'JavaScript that the player adds', result: sizes.player / 1000, unit: 'KB', target: { atMost: 210 } },
  ]
}
