/**
 * The inline theme CSS, `:root{...}`. Entries whose name is no custom property or whose value is neither a hex colour nor a plain word are
 * omitted, so that a club's input can't escape the declaration or the style element.
 */
export function themeCss(variables: Readonly<Record<string, string>>): string {
  const safe = Object.entries(variables).filter(([name, value]) => NAME.test(name) && VALUE.test(value))
  return `:root{${safe.map(([name, value]) => `${name}:${value}`).join(';')}}`
}

const NAME = /^--[a-z][a-z0-9-]*$/
const VALUE = /^(#[0-9a-f]{3,8}|[a-z][a-z-]*)$/i
