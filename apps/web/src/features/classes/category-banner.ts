import type { Category } from '@upbeat/contract/entities/category'

/** The wide picture of a category, stored next to its tile (CAT-01). */
export function categoryBanner({ imageLink }: Pick<Category, 'imageLink'>): string | null {
  return imageLink?.replace(/\/category\/(?=[^/]*$)/, '/banner/') ?? null
}
