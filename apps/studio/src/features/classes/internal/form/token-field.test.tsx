import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { TokenField } from './token-field.tsx'

const suggestions = ['Band', 'Bands', 'Mat']

function open(values: readonly string[]) {
  const onChange = vi.fn()
  const { container } = render(
    <TokenField error={undefined} label="Equipment" onChange={onChange} suggestions={suggestions} values={values} />,
  )
  const field = screen.getByRole('combobox')
  const type = (value: string) => fireEvent.change(field, { target: { value } })
  const offered = [...container.querySelectorAll('option')].map(({ value }) => value)
  return { field, type, offered, onChange }
}

it("DRAFT-07 suggests words that the class doesn't have yet, and adds a selected one at once", () => {
  const { type, offered, onChange } = open(['Band'])
  expect(offered).toEqual(['Bands', 'Mat'])
  type('Mat')
  expect(onChange.mock.calls).toEqual([[['Band', 'Mat']]])
})

it('DRAFT-07 creates a word on Enter or a comma, and waits while it could still become another', () => {
  const { field, type, onChange } = open(['Mat'])
  type('Band')
  expect(onChange).not.toHaveBeenCalled()
  type(' Kettlebell ')
  fireEvent.keyDown(field, { key: 'Enter' })
  type('Step,')
  type('Mat,')
  expect(onChange.mock.calls).toEqual([[['Mat', 'Kettlebell']], [['Mat', 'Step']]])
})
