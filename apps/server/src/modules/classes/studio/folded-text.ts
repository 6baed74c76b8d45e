/** A text without case, accents and marks, for search and sorting in every language. */
export function foldedText(text: string): string {
  // Most titles are ASCII, which needs no normalisation.
  const isPlain = !/[^ -~\n]/.test(text)
  return (isPlain ? text : text.normalize('NFKD').replace(/\p{M}/gu, '')).toLowerCase()
}
