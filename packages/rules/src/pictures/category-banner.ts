/** The wide picture of a category, stored next to its tile (CAT-01). */
export function categoryBanner({ imageLink }: { imageLink: string | null }): string | null {
  return imageLink?.replace(/\/category\/(?=[^/]*$)/, '/banner/') ?? null
}
