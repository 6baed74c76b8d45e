export const media = {
  savesItself: 'Changes save themselves.',
  saving: 'Saving …',
  saved: 'Saved. Members see it within seconds if the class is on air.',
  invalid: 'Not saved yet: mend what is marked below.',
  player: 'The class',
  playerFailed: 'The video could not be played. Reload the page to try again.',
  noVideo: 'You can watch the class here once its video plays.',
  backToClass: 'Back to the class',
  timeProblem: 'Write the time as minutes and seconds, such as 1:30.',
} as const
