/** Sets `path` in `group`, making the groups on its way. JSON is taken as such, anything else as text; '' takes the key away. */
export function setValue(group: Record<string, unknown>, path: string[], text: string): void {
  const [key = '', ...rest] = path
  if (['__proto__', 'constructor', 'prototype'].includes(key)) return
  if (rest.length === 0) {
    if (text === '') delete group[key]
    else group[key] = read(text)
    return
  }
  const inner = group[key]
  const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {}
  group[key] = next
  setValue(next, rest, text)
}

function read(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
