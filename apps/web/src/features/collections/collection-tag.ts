import { replace } from 'react-router'
import { paths } from '../../lib/paths.ts'

/** The `collectionTag` of the URL; without one, redirects to all collections (D-13). */
export function collectionTagOf(url: string): string {
  const tag = new URL(url).searchParams.get('collectionTag')
  if (!tag) throw replace(paths.collections)
  return tag
}
