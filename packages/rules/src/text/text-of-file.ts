// Browsers and Node both have it; rules are compiled without the types of either.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (bytes: Uint8Array) => string }

/**
 * Decodes a text file as editors and spreadsheets save it: UTF-8 or UTF-16, with or without a byte order mark, or Windows-1252. Text that isn’t
 * valid UTF-8 is taken for the latter.
 */
export function textOfFile(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes)
  if (utf16) return new TextDecoder(utf16).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

/** Without a mark, by the zero in the first character, which is an ASCII one in every format we read. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if ((first === 0xff && second === 0xfe) || (first !== 0 && second === 0)) return 'utf-16le'
  if ((first === 0xfe && second === 0xff) || (first === 0 && second !== 0)) return 'utf-16be'
  return null
}
