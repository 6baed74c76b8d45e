/** The area of the members' app that a phrase belongs to, as in `texts.in-…`. */
export function areaOf(key: string): string {
  const feature = key.slice(0, key.indexOf('.'))
  return merged[feature] ?? feature
}

/** Keys fixed by a requirement whose prefix belongs to another area. */
const merged: Readonly<Record<string, string>> = {
  Channels: 'channels',
  ClassListViews: 'classes',
  Live: 'connect',
  moveCues: 'moves',
}
