/** The name of each step. */
export const stepNames = {
  you: 'setup.you',
  club: 'setup.club',
  look: 'setup.look',
  firstClass: 'setup.firstClass',
  audience: 'setup.audience',
  onAir: 'setup.onAir',
} as const
