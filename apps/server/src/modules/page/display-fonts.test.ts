import { readFileSync, statSync } from 'node:fs'
import { displayFontFaces, displayFontFile } from '@upbeat/rules/theme/display-fonts'
import { kitChoices } from '@upbeat/rules/theme/kit'
import { expect, it } from 'vitest'

const folder = new URL('../../../../web/public/fonts/', import.meta.url)
it.each(kitChoices.displayFont.slice(1))(
  '%s is served in files of at most 24 KB, under the open font licence',
  (font) => {
    const files = [...displayFontFaces(font).matchAll(/\/fonts\/([\w-]+\.woff2)/g)].map(([, file]) => file ?? '')
    expect(files.map((file) => `/fonts/${file}`)).toContain(displayFontFile(font))
    for (const file of files) expect([file, statSync(new URL(file, folder)).size < 24_576]).toEqual([file, true])
    const licence = readFileSync(new URL('OFL.txt', folder), 'utf8').toLowerCase()
    expect(licence).toContain(`the ${font.replace('-', ' ')} project authors`)
  },
)
