import type { StudioListedClass } from '@upbeat/contract/studio/entities/class'

export function classPath({ tag }: Pick<StudioListedClass, 'tag'>): string {
  return `/classes/${encodeURIComponent(tag)}`
}
