/** Fonts available on computers and phones. */
export const fonts: readonly string[] = [
  'Arial',
  'Courier New',
  'Georgia',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
]
