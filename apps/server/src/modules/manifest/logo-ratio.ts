/** An SVG's width divided by its height, from its `viewBox` or its size; 1 if it has neither. */
export function logoRatio(svg: string): number {
  const tag = /<svg\b[^>]*>/.exec(svg)?.[0] ?? ''
  const [, , width, height] = (/\bviewBox\s*=\s*["']([^"']*)/.exec(tag)?.[1] ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string) => Number.parseFloat(new RegExp(`\\b${name}\\s*=\\s*["']([\\d.]+)`).exec(tag)?.[1] ?? '')
  const ratio = (width ?? side('width')) / (height ?? side('height'))
  return Number.isFinite(ratio) && ratio > 0 ? Math.min(8, Math.max(0.25, Number(ratio.toFixed(3)))) : 1
}
