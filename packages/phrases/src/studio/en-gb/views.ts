export const views = {
  title: 'Views',
  text: 'A view keeps the filters, the order and the columns of this list under a name, for everyone in your club.',
  name: 'Name',
  nameMissing: 'Enter a name.',
  save: 'Save this view',
  saved: 'The view “{{name}}” is saved',
  remove: 'Remove',
  removeNamed: 'Remove the view “{{name}}”',
} as const
