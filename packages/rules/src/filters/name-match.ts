/** How a name matches a search: 0 exact, 1 a word starts with it, 2 contains it, `null` no match. */
export function nameMatch(name: string, query: string): 0 | 1 | 2 | null {
  const [text, wanted] = [plain(name), plain(query)]
  if (wanted.length < 2) return null
  if (text === wanted) return 0
  if (` ${text}`.includes(` ${wanted}`)) return 1
  return text.includes(wanted) ? 2 : null
}

/** Lower case, without accents and marks. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
