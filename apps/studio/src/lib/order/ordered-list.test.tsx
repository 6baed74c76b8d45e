import { fireEvent, render, screen } from '@testing-library/react'
import { loadStudioPhrases } from '@upbeat/phrases/studio/load-studio-phrases'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { useLanguageStore } from '../i18n/language-store.ts'
import { moveTo } from './move-to.ts'
import { OrderedList } from './ordered-list.tsx'

const initial = useLanguageStore.getState()
beforeAll(async () => {
  useLanguageStore.setState({ phrases: await loadStudioPhrases('en-gb') })
  // Preload the lazy module, so that it doesn't load after the last test.
  await import('./drag-items.ts')
})
afterAll(() => useLanguageStore.setState(initial))

function open(items = ['Yoga', 'Dance', 'Strength']) {
  const onOrder = vi.fn()
  render(
    <OrderedList items={items} keyOf={(item) => item} label="Order" nameOf={(item) => item} onOrder={onOrder}>
      {(item) => item}
    </OrderedList>,
  )
  const press = (name: string, key: string, altKey = true) =>
    fireEvent.keyDown(screen.getByRole('button', { name: `Move “${name}”` }), { key, altKey })
  return { onOrder, press }
}

it('SHELF-02 reorders a list with Alt and the arrow keys, and announces the new position', () => {
  const { onOrder, press } = open()
  press('Dance', 'ArrowUp')
  expect(onOrder).toHaveBeenLastCalledWith(['Dance', 'Yoga', 'Strength'])
  expect(screen.getByRole('status').textContent).toBe('“Dance” is now number 1 of 3')
  press('Dance', 'ArrowDown')
  expect(onOrder).toHaveBeenLastCalledWith(['Yoga', 'Strength', 'Dance'])
  press('Yoga', 'ArrowUp')
  press('Yoga', 'ArrowDown', false)
  expect(onOrder).toHaveBeenCalledTimes(2)
})

it('moves an item to any position within the list', () => {
  expect(moveTo(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a'])
  expect(moveTo(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b'])
  expect(moveTo(['a', 'b', 'c'], 1, 9)).toEqual(['a', 'c', 'b'])
  expect(moveTo(['a', 'b'], 5, 0)).toEqual(['a', 'b'])
})
