import './choose-texts.css'
import { readMark } from './text-marks.ts'

/**
 * Outlines every marked text of the page and calls `choose` with the number of the one that is clicked, or activated with Enter or Space;
 * the page is otherwise inert. `label` describes such a text to assistive technology. Returns a function that ends it.
 */
export function chooseTexts(label: string, choose: (index: number) => void): () => void {
  const listening = new AbortController()
  const always = { capture: true, signal: listening.signal }

  function stop(event: Event) {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  function pick(element: Element | null) {
    if (element instanceof HTMLElement && element.dataset.text !== undefined) choose(Number(element.dataset.text))
  }

  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'dblclick', 'submit'] as const) {
    addEventListener(kind, stop, always)
  }
  addEventListener(
    'click',
    (event) => {
      stop(event)
      pick(textAt(event))
    },
    always,
  )
  addEventListener(
    'keydown',
    (event) => {
      if ((event.key !== 'Enter' && event.key !== ' ') || !(event.target instanceof Element)) return
      stop(event)
      pick(textIn(event.target))
    },
    always,
  )

  const observer = new MutationObserver(() => outline(label))
  observer.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: attributes })
  outline(label)

  return () => {
    listening.abort()
    observer.disconnect()
    for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) release(element)
  }
}

/** Attributes with texts for assistive technology or placeholders. */
const attributes = ['placeholder', 'aria-label', 'title', 'alt']
const inOrder = 'a[href],button,input,select,textarea,[tabindex]'

/** The text under the pointer, even below a link that covers a card; from the keyboard, the text in the activated element. */
function textAt({ clientX, clientY, detail, target }: MouseEvent): Element | null {
  const under = detail === 0 ? [] : document.elementsFromPoint(clientX, clientY)
  return under.find((element) => element.matches('[data-text]')) ?? (target instanceof Element ? textIn(target) : null)
}

function textIn(element: Element): Element | null {
  return element.closest('[data-text]') ?? element.querySelector('[data-text]')
}

function outline(label: string): void {
  const found = markedElements()
  for (const element of document.querySelectorAll<HTMLElement>('[data-text]')) {
    if (!found.has(element)) release(element)
  }
  for (const [element, index] of found) {
    const mark = String(index)
    if (element.dataset.text === mark) continue
    element.dataset.text = mark
    element.setAttribute('aria-description', label)
    if (element.matches(inOrder)) continue
    element.tabIndex = 0
    element.dataset.textOrder = ''
  }
}

function release(element: HTMLElement): void {
  delete element.dataset.text
  element.removeAttribute('aria-description')
  if (element.dataset.textOrder === undefined) return
  delete element.dataset.textOrder
  element.removeAttribute('tabindex')
}

/** The elements whose own text, or else accessible name, is a marked phrase. */
function markedElements(): Map<HTMLElement, number> {
  const found = new Map<HTMLElement, number>()
  const named = document.body.querySelectorAll<HTMLElement>(attributes.map((name) => `[${name}]`).join(','))
  for (const element of named) {
    for (const name of attributes) note(found, element, element.getAttribute(name) ?? '')
  }
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const own = new Map<HTMLElement, number>()
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    // The options of a native list can't be clicked in the page.
    note(own, parent?.closest('select') ?? parent, node.nodeValue ?? '')
  }
  return new Map([...found, ...own])
}

function note(found: Map<HTMLElement, number>, element: HTMLElement | null, text: string): void {
  const index = readMark(text)
  if (element && index !== null && !found.has(element)) found.set(element, index)
}
