export const shell = {
  skip: 'Skip to content',
  notFound: 'This page does not exist',
  notFoundText: 'The address may be mistyped, or the page has moved.',
  toHome: 'Go to Home',
} as const
