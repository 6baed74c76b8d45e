import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useCurrentTab } from './use-current-tab.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const names = ['first', 'second', 'third']

function Tabs({ current }: { current: string }) {
  const tabs = useCurrentTab(current)
  return (
    <nav ref={tabs}>
      {names.map((name) => (
        <a aria-current={name === current ? 'page' : undefined} href={`#${name}`} key={name}>
          {name}
        </a>
      ))}
    </nav>
  )
}

/** A row of 200 pixels with tabs of 100 each, since the document has no layout. */
function layOut() {
  const scrolled = vi.spyOn(Element.prototype, 'scrollBy').mockImplementation(() => undefined)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'NAV'
      ? new DOMRect(0, 0, 200, 40)
      : new DOMRect(100 * names.indexOf(this.textContent), 0, 100, 40)
  })
  return scrolled
}

it('scrolls to the current tab if it is out of view, and not otherwise', () => {
  const scrolled = layOut()
  const { rerender } = render(<Tabs current="second" />)
  expect(scrolled).not.toHaveBeenCalled()
  rerender(<Tabs current="third" />)
  expect(scrolled).toHaveBeenCalledExactlyOnceWith({ left: 150 })
})
