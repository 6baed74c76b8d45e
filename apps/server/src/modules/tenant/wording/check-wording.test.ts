import { describe, expect, it } from 'vitest'
import { checkWording } from './check-wording.ts'

describe('checkWording', () => {
  it.each([
    ['de', 'shell.classes', 'Stunden'],
    ['en-gb', 'Channels.NoData', 'nothing here'],
    ['en-gb', 'common.classes_one', 'a single class'],
    ['en-gb', 'common.classes_other', 'all {{count}} classes'],
    ['pl', 'common.classes_few', '{{count}} zajęcia'],
    ['ar', 'common.classes_two', 'حصتان'],
    ['th', 'catalogue.category1009', 'โยคะของเรา'],
  ])('%s %s can be "%s"', async (language, key, text) => {
    expect(await checkWording(language, { [key]: text })).toEqual([])
  })

  it.each([
    ['xx', 'shell.classes', 'Stunden', 'wording: there is no language xx'],
    ['de', 'shell.clases', 'Stunden', 'wording.de.shell.clases: there is no such phrase'],
    ['de', 'toString', 'Stunden', 'wording.de.toString: there is no such phrase'],
    ['de', 'shell.copyright', '© {{year}}', 'wording.de.shell.copyright: lacks {{copyright}}'],
    [
      'de',
      'shell.classes',
      '{{count}} Stunden',
      'wording.de.shell.classes: {{count}} is not among its placeholders (none)',
    ],
    ['de', 'common.classes_other', 'Stunden', 'wording.de.common.classes_other: lacks {{count}}'],
    ['de', 'shell.classes', '{{Stunden', 'wording.de.shell.classes: has a brace too many or too few'],
    ['de', 'shell.classes', 'a\nb', 'wording.de.shell.classes: must be one line of at most 2000 characters'],
    ['de', 'shell.classes', 'a'.repeat(2001), 'wording.de.shell.classes: must be one line of at most 2000 characters'],
  ])('%s %s can’t be %j', async (language, key, text, fault) => {
    expect(await checkWording(language, { [key]: text })).toEqual([fault])
  })
})
