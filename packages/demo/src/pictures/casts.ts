import type { Category } from '../moves/move.ts'

/** The coach of a category's classes, with clothes. */
export type Cast = {
  /** The coach's slug. */
  coach: string
  /** Index among the people: face, hair and build. */
  person: number
  /** Indices of outfits: the first in every class, the second elsewhere. */
  outfits: readonly [inClass: number, elsewhere: number]
  barefoot?: boolean
  /** The colour of the props. */
  prop?: string
}

/** Each category's loops have one person in one place, so one coach leads all of its classes. */
export const casts: Readonly<Record<Category, Cast>> = {
  '1001': { coach: 'marcus-reed', person: 11, outfits: [0, 2] },
  '1002': { coach: 'sanne-de-vries', person: 1, outfits: [4, 2], prop: '#ff5f8a' },
  '1003': { coach: 'amara-okafor', person: 2, outfits: [4, 2], prop: '#e8413c' },
  '1004': { coach: 'lucia-herrera', person: 14, outfits: [5, 0] },
  '1005': { coach: 'oliver-grant', person: 5, outfits: [0, 2], barefoot: true, prop: '#2f6f73' },
  '1006': { coach: 'ines-carvalho', person: 12, outfits: [4, 1], barefoot: true, prop: '#3d5a80' },
  '1007': { coach: 'ploy-suksawat', person: 4, outfits: [4, 1], barefoot: true, prop: '#f29c6b' },
  '1008': { coach: 'nikos-pappas', person: 3, outfits: [1, 2], prop: '#ffb347' },
  '1009': { coach: 'layla-mansour', person: 6, outfits: [1, 0], barefoot: true, prop: '#5b6ea8' },
  '1010': { coach: 'elif-demir', person: 7, outfits: [4, 1], prop: '#2a6df4' },
}
