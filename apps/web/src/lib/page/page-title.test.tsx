import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { usePageTitle, usePageTitleStore } from './page-title.ts'

const title = () => usePageTitleStore.getState().title

it('a page without a title keeps the one set by a component inside it', () => {
  const { rerender, unmount } = render(<Category name={undefined} />)
  expect(title()).toBe('Page not found')
  rerender(<Category name="Yoga" />)
  expect(title()).toBe('Yoga')
  unmount()
  expect(title()).toBeNull()
})

function Category({ name }: { name: string | undefined }) {
  usePageTitle(name)
  return name ? null : <Message />
}

function Message() {
  usePageTitle('Page not found')
  return null
}
