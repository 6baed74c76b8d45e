export const clubFile = {
  title: 'Take your club with you',
  lead: 'Everything of the club in one file, to bring it to another installation.',
  contents:
    'The file has the club’s settings, classes, schedule, members with their progress, plans, staff and history. Keep it safe: it holds your members’ data.',
  leftOut:
    'Secrets are left out and entered again at the new place: payment keys, the secrets of single sign-on and webhooks, and stream keys. Staff set new passwords.',
  importing: 'Whoever runs the other installation imports the file.',
  withMedia: 'Include videos and pictures',
  withMediaText: 'Without them the file is small, and the new place has no videos.',
  start: 'Export the club',
  again: 'Export it again',
  none: 'Not exported yet',
  noneText: 'The export runs in the background; you can leave this page.',
  running: 'The club is being exported',
  runningText: 'Started {{when}} by {{name}}.',
  ready: 'The file is ready',
  readyText: '{{size}}, exported {{when}} by {{name}}. It is deleted on {{until}}.',
  failed: 'The export didn’t finish',
  failedText: 'Started {{when}} by {{name}}. Try again; if it fails again, the server may be short of disk space.',
  download: 'Download',
  alreadyRunning: 'The club is being exported already.',
  recorded: 'exported the whole club as a file',
}
