/** The bucket's replies are short XML documents from which single values are read. */
export function valuesOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, value = '']) =>
    value.replaceAll('&quot;', '"').replaceAll('&amp;', '&').replaceAll('&apos;', "'"),
  )
}

export function unlessMissing(error: unknown): null {
  if (!isMissing(error)) throw error
  return null
}

function isMissing(error: unknown) {
  return error instanceof Error && error.message.includes(' 404 ')
}
