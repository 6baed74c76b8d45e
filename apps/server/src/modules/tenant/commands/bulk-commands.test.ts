import { expect, it } from 'vitest'
import { commandsIn, runCommands } from './bulk-commands.ts'

const file = `# the clubs of May
create riverside 'displayName=Riverside Gym' --domain classes.riverside.example

set hill displayName="Up 'n' down" settings.contentOrigins='["https://*.cdn.example"]'
set hill 'open
`

it('reads a command a line, quoted as in a shell, and names the lines that are not', () => {
  expect(commandsIn(file)).toEqual([
    { line: 2, words: ['create', 'riverside', 'displayName=Riverside Gym', '--domain', 'classes.riverside.example'] },
    { line: 4, words: ['set', 'hill', "displayName=Up 'n' down", 'settings.contentOrigins=["https://*.cdn.example"]'] },
    { line: 5, words: null },
  ])
})

it('runs all commands, whatever one of them says, and fails if one did', async () => {
  const run = async ([verb = '', name]: string[]) => ({ ok: name !== 'hill', text: `${verb} done\nor not` })
  expect(await runCommands(file, run)).toEqual({
    ok: false,
    text: [
      'line 2: create riverside\n  create done\n  or not',
      'line 4: set hill FAILED\n  set done\n  or not',
      'line 5:  FAILED\n  a quotation mark is missing',
      '3 commands, 2 failed.',
    ].join('\n'),
  })
  expect(await runCommands('list', async () => ({ ok: true, text: 'a' }))).toMatchObject({ ok: true })
  expect(await runCommands('bulk again', async () => ({ ok: true, text: 'a' }))).toMatchObject({ ok: false })
})
