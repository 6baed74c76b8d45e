/** A text without case, accents and marks, for searching and sorting in every language alike. */
export function foldedText(text: string): string {
  // Most titles are plain Latin, which needs no taking apart.
  const isPlain = !/[^ -~\n]/.test(text)
  return (isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}
