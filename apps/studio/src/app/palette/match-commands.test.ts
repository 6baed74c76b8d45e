import { expect, it } from 'vitest'
import { matchCommands } from './match-commands.ts'

const words: Record<string, string> = { History: 'log, changes', 'Account list': 'Clubs' }
const commands = ['Your account', 'History', 'Open the club’s site', 'Account list'].map((label) => ({
  id: label,
  label,
  words: words[label] ?? '',
  icon: 'search' as const,
  run: () => {},
}))
const found = (typed: string) => matchCommands(commands, typed).map(({ label }) => label)

it('matches all words in any order, and ranks labels that start with the first one first', () => {
  expect(found('account')).toEqual(['Account list', 'Your account'])
  expect(found('site OPEN')).toEqual(['Open the club’s site'])
  expect(found('nothing')).toEqual([])
  expect(found('')).toHaveLength(4)
})

it('matches the beginnings of other words too, and ranks those matches last', () => {
  expect(found('Change')).toEqual(['History'])
  expect(found('hang')).toEqual([])
  expect(found('club')).toEqual(['Open the club’s site', 'Account list'])
})
