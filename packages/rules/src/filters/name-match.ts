/** How a name answers a search: 0 it is the name, 1 a word of it begins so, 2 it has the text within, `null` not at all. */
export function nameMatch(name: string, query: string): 0 | 1 | 2 | null {
  const [text, wanted] = [plain(name), plain(query)]
  if (wanted.length < 2) return null
  if (text === wanted) return 0
  if (` ${text}`.includes(` ${wanted}`)) return 1
  return text.includes(wanted) ? 2 : null
}

/** Without case, accents and marks. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
