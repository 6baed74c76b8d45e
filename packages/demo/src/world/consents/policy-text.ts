export type PolicyText = { title: string; policyHtml: string }

/** A heading and its paragraphs. */
type Section = readonly [heading: string, ...paragraphs: string[]]

/** Converts plain text to HTML; escapes the club's name. */
export function policyHtml(sections: readonly Section[]): string {
  return sections
    .map(([heading, ...paragraphs]) => [`<h2>${escaped(heading)}</h2>`, ...paragraphs.map(paragraph)].join('\n'))
    .join('\n')
}

function paragraph(text: string): string {
  return `<p>${escaped(text)}</p>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
