import { act, cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, describe, expect, it } from 'vitest'
import { useTextFilter } from './use-text-filter.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function open(address = '/texts') {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[address]}>{children}</MemoryRouter>
  )
  return renderHook(() => useTextFilter(), { wrapper }).result
}

describe('the view of the wording page', () => {
  it('is in place at first, then the one chosen last', () => {
    const filter = open()
    expect(filter.current.view).toBe('place')
    act(() => filter.current.showAs('list'))
    expect(filter.current.view).toBe('list')
    expect(open().current.view).toBe('list')
  })

  it('is the list for an address that filters, and stays it without the filters', () => {
    const filter = open('/texts?language=de&area=mail')
    expect(filter.current.view).toBe('list')
    act(() => filter.current.clear())
    expect([filter.current.view, filter.current.area]).toEqual(['list', ''])
    expect(open().current.view).toBe('place')
  })

  it('is the one in the address, whatever was chosen', () => {
    expect(open('/texts?view=place&q=yoga').current.view).toBe('place')
  })
})
