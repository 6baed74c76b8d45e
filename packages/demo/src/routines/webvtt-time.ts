import type { Block } from './routine.ts'

/** `01:02:03.000`, as WebVTT writes a time in seconds. */
export function webvttTime(seconds: number): string {
  const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
  const milliseconds = String(Math.round((seconds % 1) * 1000)).padStart(3, '0')
  return `${two(seconds / 3600)}:${two((seconds / 60) % 60)}:${two(seconds % 60)}.${milliseconds}`
}

export function endOf(block: Block): number {
  return block.startSecond + block.durationSecond
}
