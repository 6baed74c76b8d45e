/** A moment of a video as players write it: `12:40`. */
export function timeOf(second: number): string {
  const whole = Math.floor(second)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
