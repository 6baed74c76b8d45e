// How a release changes the files that name a version.

/**
 * The changelog with the section of `version` dated, and an empty one of `next` above it.
 * @param {string} changelog
 * @param {{ version: string, date: string, next: string }} release `date` as YYYY-MM-DD
 * @throws Error if there is no such section, or nothing in it
 */
export function releasedChangelog(changelog, { version, date, next }) {
  const open = `## ${version}, unreleased\n`
  const start = changelog.indexOf(open)
  if (start === -1) throw new Error(`CHANGELOG.md has no section "${open.trim()}".`)
  const [content = ''] = changelog.slice(start + open.length).split(/^## /m)
  if (!/^- /m.test(content)) throw new Error(`The section of ${version} in CHANGELOG.md is empty.`)
  const before = changelog.slice(0, start)
  return `${before}## ${next}, unreleased\n\n## ${version}, ${date}\n${changelog.slice(start + open.length)}`
}

/**
 * A manifest with another version, otherwise byte for byte the same: the project's is the first one in it.
 * @param {string} manifest
 * @param {string} version
 */
export function withVersion(manifest, version) {
  return manifest.replace(/"version": "[^"]+"/, `"version": "${version}"`)
}

/**
 * @param {string} lockfile
 * @param {string} version
 */
export function lockedVersion(lockfile, version) {
  // The project is named twice: at the top, and as the first package.
  let left = 2
  return lockfile.replace(/^( {2}| {6})"version": "[^"]+"/gm, (whole, indent) =>
    left-- > 0 ? `${indent}"version": "${version}"` : whole,
  )
}

/**
 * @param {string} version e.g. `4.0.2`
 * @returns {string} the following patch
 */
export function nextPatch(version) {
  const [major, minor, patch] = version.split('.')
  return `${major}.${minor}.${Number(patch) + 1}`
}
