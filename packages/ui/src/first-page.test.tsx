import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { leaveFirstPage, useShownParts } from './first-page.ts'

const drawn: string[][] = []
afterEach(() => void drawn.splice(0))

function Page({ parts }: { parts: readonly string[] }) {
  const shown = parts.slice(0, useShownParts(parts.length, { first: 2, step: 2 }))
  drawn.push(shown)
  return shown.map((part) => <p key={part}>{part}</p>)
}

const parts = ['one', 'two', 'three', 'four', 'five']

it('renders the first page part by part', async () => {
  render(<Page parts={parts} />)
  await screen.findByText('five')
  expect([...new Set(drawn.map(({ length }) => length))]).toEqual([2, 4, 5])
})

it('renders later pages at once', () => {
  leaveFirstPage()
  render(<Page parts={parts} />)
  expect(drawn).toEqual([parts])
})
