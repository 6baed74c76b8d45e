const maxFormats = 200
const formats = new Map<string, Intl.DateTimeFormat>()

/** An `Intl.DateTimeFormat`, cached: to construct one takes much longer than to format with it, and lists of events need it often. */
export function dateFormat(language: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${language} ${JSON.stringify(options)}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(language, options)
  if (formats.size >= maxFormats) formats.clear()
  formats.set(key, format)
  return format
}
