/** The font stack of the members' app. */
export function fontOf(font: string | null): string {
  return `${font === null ? '' : `"${font}",`}"Figtree",system-ui,sans-serif`
}
