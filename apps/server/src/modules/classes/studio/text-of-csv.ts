/**
 * The text of a CSV file as spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16, or Windows-1252, in which Excel saves "CSV".
 * Text that isn’t valid UTF-8 is taken for the latter.
 */
export function textOfCsv(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
