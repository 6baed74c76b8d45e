const longestName = 200

/** A name for display: without control characters and paths, limited in length. The file on disk is named by an id. */
export function presentableName(name: string): string {
  const last = name.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are removed.
  const clean = last.replace(/[\u0000-\u001f\u007f\u202a-\u202e\u2066-\u2069]/g, '').trim()
  return [...(clean || 'video')].slice(0, longestName).join('')
}
