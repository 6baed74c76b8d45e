/** Formats seconds as `hh:mm:ss`, rounded down; hours may exceed 24 (LIVE-13, LIVE-22, D-89). */
export function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(whole / 3600))}:${two(Math.floor(whole / 60) % 60)}:${two(whole % 60)}`
}
