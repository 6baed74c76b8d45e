const quoted = /(['"])(?:[A-Za-z]:)?[\\/][^'"]*[\\/]([^'"\\/]+)\1/g
const bare = /(?<![\w:/.])(?:[A-Za-z]:)?(?:[\\/][^\s\\/'",;:]+)*[\\/]([^\s\\/'",;:]+)/g

/**
 * Replaces paths by their file names, as paths reveal how the server is set up. URLs with a scheme stay. An unquoted
 * path that contains spaces is only removed up to the first space.
 */
export function withoutFolders(text: string): string {
  return text.replaceAll(quoted, '$1$2$1').replaceAll(bare, '$1')
}
