import { flatten } from '../flatten.ts'
import { shell } from './en-gb/shell.ts'

/** Every phrase of the studio in British English, by `feature.key`: the source and the type of the other languages. */
export const studioEnGb = flatten({ shell })
