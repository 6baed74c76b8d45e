/** What a drawing may be made of. Everything that runs, loads or embeds is not among it. */
const elements = new Set(
  `svg g image path rect circle ellipse line polyline polygon defs use symbol title desc text tspan clipPath mask
  linearGradient radialGradient stop pattern marker filter feGaussianBlur feOffset feMerge feMergeNode feFlood feBlend
  feComposite feColorMatrix`.split(/\s+/),
)
const mostBytes = 64 * 1024

/**
 * Why a logo can't be taken, or null for a plain SVG drawing. A logo is shown as a picture, where nothing in it could run; but
 * its address can be opened by itself too.
 */
export function faultOfLogo(svg: string): string | null {
  if (Buffer.byteLength(svg) > mostBytes) return 'is larger than 64 KB'
  const text = svg.replace(/<!--[\s\S]*?-->/g, '').trim()
  if (!/^(<\?xml[^>]*\?>\s*)?<svg[\s>]/.test(text) || !text.endsWith('</svg>')) return 'is no SVG drawing'
  if (/<!|<\?(?!xml\s)/.test(text)) return 'has a document type or an instruction in it'
  for (const [, name = '', attributes = ''] of text.matchAll(/<([^\s/>?!]+)((?:"[^"]*"|'[^']*'|[^"'<>])*)>/g)) {
    if (!elements.has(name)) return `has the element ${name}, which is no drawing`
    const fault = faultOfAttributes(attributes)
    if (fault) return fault
  }
  // What the tags above don't account for can't be read as they are.
  const left = text.replace(/<\/?[^\s/>?!]+(?:"[^"]*"|'[^']*'|[^"'<>])*>|<\?xml[^>]*\?>/g, '')
  return left.includes('<') ? 'is not well-formed' : null
}

function faultOfAttributes(attributes: string): string | null {
  for (const [, name = '', , double, single] of attributes.matchAll(/([^\s=/]+)\s*=\s*("([^"]*)"|'([^']*)')/g)) {
    const value = (double ?? single ?? '').trim()
    if (/^on/i.test(name)) return `has the script ${name}`
    if (/(^|:)href$/i.test(name) && !/^#|^data:image\/(png|jpeg|webp);base64,/.test(value)) {
      return 'refers to something outside'
    }
    if (
      /url\(\s*['"]?(?!#)/i.test(value) ||
      /javascript:|@import|expression\(/i.test(value.replace(/&#?\w+;|\s/g, ''))
    ) {
      return `refers to something outside in ${name}`
    }
  }
  return null
}
