/** Pictures of our own come at the width that the services show. */
export function cardPicture(image: string, base: string): string {
  const url = new URL(image, base)
  if (url.pathname.startsWith('/images/') && image.startsWith('/')) url.searchParams.set('width', '1200')
  return url.toString()
}
