import { SaxesParser } from 'saxes'

/** The allowed elements. None of them runs, loads or embeds anything. */
const elements = new Set(
  `svg g image path rect circle ellipse line polyline polygon defs use symbol title desc text tspan clipPath mask
  linearGradient radialGradient stop pattern marker filter feGaussianBlur feOffset feMerge feMergeNode feFlood feBlend
  feComposite feColorMatrix`.split(/\s+/),
)
const maxBytes = 64 * 1024

/**
 * Why a logo is refused, or null for a plain SVG drawing. As an image, nothing in it could run, but its URL can also be
 * opened directly.
 */
export function faultOfLogo(svg: string): string | null {
  if (Buffer.byteLength(svg) > maxBytes) return 'is larger than 64 KB'
  const faults: string[] = []
  const parser = new SaxesParser()
  let root: string | null = null
  parser.on('doctype', () => faults.push('has a document type in it'))
  parser.on('processinginstruction', () => faults.push('has an instruction in it'))
  parser.on('cdata', () => faults.push('has an unread part in it'))
  parser.on('error', () => faults.push('is not well-formed'))
  parser.on('opentag', ({ name, attributes }) => {
    root ??= name
    if (!elements.has(name)) faults.push(`has the element ${name}, which is no drawing`)
    for (const [attribute, value] of Object.entries(attributes)) {
      const fault = faultOfAttribute(attribute, value.trim())
      if (fault) faults.push(fault)
    }
  })
  parser.write(svg.trim()).close()
  return root === 'svg' ? (faults[0] ?? null) : 'is no SVG drawing'
}

/** The parser has already resolved character references in `value`. */
function faultOfAttribute(name: string, value: string): string | null {
  if (/^on/i.test(name)) return `has the script ${name}`
  if (/(^|:)href$/i.test(name) && !/^#|^data:image\/(png|jpeg|webp);base64,/.test(value)) {
    return 'refers to something outside'
  }
  const isOutside =
    /url\(\s*['"]?(?!#)/i.test(value) || /javascript:|@import|expression\(/i.test(value.replaceAll(/\s/g, ''))
  return isOutside ? `refers to something outside in ${name}` : null
}
