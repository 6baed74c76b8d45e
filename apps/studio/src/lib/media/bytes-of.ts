const units = ['B', 'KB', 'MB', 'GB', 'TB']

/** Formats a size in decimal units: `1.2 GB`. */
export function bytesOf(bytes: number): string {
  const power = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)))
  const value = bytes / 1000 ** power
  return `${value.toFixed(value < 10 && power > 1 ? 1 : 0)} ${units[power]}`
}
