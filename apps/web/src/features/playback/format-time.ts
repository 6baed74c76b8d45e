/** `4:05` or `1:04:05`, rounded down; a dash if unknown. */
export function formatTime(seconds: number): string {
  if (!Number.isFinite(seconds)) return '–:––'
  const whole = Math.max(0, Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60)
  if (minutes < 60) return `${minutes}:${two(whole % 60)}`
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(whole % 60)}`
}
