import type { CaptionTimes } from './caption-times.ts'

/** A part of a caption file: its times, the line they are in, and the text below. `missing`: text that belongs to no times. */
export type CaptionBlock = { line: number; times: CaptionTimes | 'unreadable' | 'missing'; text: string[] }
