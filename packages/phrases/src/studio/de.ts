import { flatten } from '../flatten.ts'
import { shell } from './de/shell.ts'
import type { StudioPhrases } from './phrase-key.ts'

/** The studio in German, in the familiar form of address. */
export const studioDe: StudioPhrases = flatten({ shell })
