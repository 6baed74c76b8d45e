/** The fonts in the order in which the members' app tries them. */
export function fontOf(font: string | null): string {
  return `${font === null ? '' : `"${font}",`}"Figtree",system-ui,sans-serif`
}
