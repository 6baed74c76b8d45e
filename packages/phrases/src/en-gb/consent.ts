export const consent = {
  title: 'Terms and conditions',
  updatedTitle: 'We’ve updated our terms',
  updatedHint: 'Please read and accept them to go on.',
  accept: 'Accept',
  acceptLabel: 'I have read and accept the terms',
  proceed: 'Proceed',
  mustAccept: 'You must accept the terms to proceed',
  logOut: 'Log Out',
  loadFailed: 'The terms could not be loaded',
} as const
