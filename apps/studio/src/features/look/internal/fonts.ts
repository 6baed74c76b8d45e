/** Fonts that computers and phones have. */
export const fonts: readonly string[] = [
  'Arial',
  'Courier New',
  'Georgia',
  'Times New Roman',
  'Trebuchet MS',
  'Verdana',
]
