const quoted = /(['"])(?:[A-Za-z]:)?[\\/][^'"]*[\\/]([^'"\\/]+)\1/g
const bare = /(?<![\w:/.])(?:[A-Za-z]:)?(?:[\\/][^\s\\/'",;:]+)*[\\/]([^\s\\/'",;:]+)/g

/**
 * A text with the names of files in place of their paths, which say how the server is set up. Addresses with a scheme stay. Of an unquoted
 * path with spaces the part up to the first space goes.
 */
export function withoutFolders(text: string): string {
  return text.replaceAll(quoted, '$1$2$1').replaceAll(bare, '$1')
}
