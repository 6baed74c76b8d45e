export const media = {
  savesItself: 'Changes save themselves.',
  saving: 'Saving …',
  saved: 'Saved. Members see it within seconds if the class is on air.',
  invalid: 'Not saved yet: mend what is marked below.',
  notSaved: 'Not saved yet.',
  conflict:
    'Someone else has changed this while you were editing. What you entered is still here. Choose which to keep.',
  conflictStays: 'Choose first: leaving this page now would lose what you entered.',
  keepYours: 'Keep yours',
  takeTheirs: 'Use theirs',
  player: 'The class',
  playerFailed: 'The video could not be played. Reload the page to try again.',
  noVideo: 'You can watch the class here once its video plays.',
  backToClass: 'Back to the class',
  timeProblem: 'Write the time as minutes and seconds, such as 1:30.',
} as const
