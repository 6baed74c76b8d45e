export const settings = {
  title: 'Settings',
  lead: 'How your club works for its members.',
  embedding: 'Inside your own website',
  embeddingText: 'Show your classes in a page of your own website, and decide which websites may do so.',
  snippet: 'Add your classes to a page',
  snippetText: 'Paste these lines into your website, at the place where the classes should appear.',
  snippetLines: 'Lines to paste',
  copySnippet: 'Copy',
  snippetCopied: 'Copied',
} as const
