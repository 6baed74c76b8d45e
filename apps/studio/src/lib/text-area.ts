/** The part of the members' app that says a phrase, as `texts.in-…` names it. */
export function areaOf(key: string): string {
  const feature = key.slice(0, key.indexOf('.'))
  return merged[feature] ?? feature
}

/** Some keys are named by a requirement and belong to a part that has others. */
const merged: Readonly<Record<string, string>> = {
  Channels: 'channels',
  ClassListViews: 'classes',
  Live: 'connect',
  moveCues: 'moves',
}
