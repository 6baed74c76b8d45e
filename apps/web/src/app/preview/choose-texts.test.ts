// @vitest-environment happy-dom
import type { TextsMessage } from '@upbeat/contract/texts-message'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { useLanguageStore } from '../../features/i18n/language-store.ts'
import { createDraftTexts } from './show-draft-texts.ts'
import { markOf, readMark } from './text-marks.ts'

const english = { 'shell.home': 'Home', 'search.hint': 'Search classes', 'landing.join': 'Join', 'shell.menu': 'Menu' }
const base = { kind: 'texts', language: 'en-gb', texts: {}, chooseLabel: 'Edit this text' } as const
let told: TextsMessage[] = []
/** Shared by all tests, like by a page. */
const tell = createDraftTexts((message) => told.push(message))
beforeEach(() => {
  useLanguageStore.setState({ language: 'en-gb', phrases: english })
  told = []
})
afterEach(() => {
  tell({ ...base, chooseLabel: null })
  document.body.replaceChildren()
})

const textOf = (key: keyof typeof english) => useLanguageStore.getState().phrases[key] ?? ''
/** Renders phrases like the app. */
function draw() {
  document.body.innerHTML = `
    <a href="/home"><span>${textOf('shell.home')}</span></a>
    <input placeholder="${textOf('search.hint')}">
    <h1>${textOf('landing.join')}</h1>
    <button aria-label="${textOf('shell.menu')}"><svg></svg></button>
    <p>Not a phrase</p>`
}
const press = (key: string) => new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
const click = () => new MouseEvent('click', { bubbles: true, cancelable: true })

it.each([0, 1, 5, 63, 1500, 4095])('encodes number %s and parses it again, before any text', (index) => {
  expect(readMark(`${markOf(index)}مرحبا`)).toBe(index)
  expect(readMark('Hello')).toBeNull()
})

it('WORD-01 a click on a text reports its key, and does nothing else', async () => {
  tell(base)
  draw()
  await expect.poll(() => document.querySelectorAll('[data-text]').length).toBe(4)
  const chosen = ['span', 'input', 'h1', 'button'].map((name) => {
    const event = click()
    document.querySelector(name)?.dispatchEvent(event)
    expect(event.defaultPrevented).toBe(true)
    return told.at(-1)
  })
  const keys = ['shell.home', 'search.hint', 'landing.join', 'shell.menu']
  expect(chosen).toEqual(keys.map((key) => ({ kind: 'textChosen', key })))
  document.querySelector('p')?.dispatchEvent(click())
  expect(told).toHaveLength(4)
})

it('WORD-01 every text can be reached with Tab and selected with Enter or Space', async () => {
  tell(base)
  draw()
  await expect.poll(() => document.querySelector('h1')?.tabIndex).toBe(0)
  const heading = document.querySelector('h1')
  expect(heading?.getAttribute('aria-description')).toBe('Edit this text')
  heading?.dispatchEvent(press('Enter'))
  document.querySelector('a')?.dispatchEvent(press(' '))
  document.querySelector('a')?.dispatchEvent(press('Tab'))
  expect(told).toEqual([
    { kind: 'textChosen', key: 'landing.join' },
    { kind: 'textChosen', key: 'shell.home' },
  ])
})

it('WORD-01 the page shows the draft at once, in its language only, and keeps it when the app reloads its texts', () => {
  const plain = { ...base, chooseLabel: null }
  tell({ ...plain, texts: { 'landing.join': 'Come in' } })
  expect(textOf('landing.join')).toBe('Come in')
  useLanguageStore.setState({ phrases: { ...english, 'shell.home': 'Start' } })
  expect([textOf('shell.home'), textOf('landing.join')]).toEqual(['Start', 'Come in'])
  tell({ ...plain, language: 'de', texts: { 'landing.join': 'Komm herein' } })
  expect(textOf('landing.join')).toBe('Join')
})

it('the page is restored once texts can no longer be selected', async () => {
  tell(base)
  draw()
  await expect.poll(() => document.querySelectorAll('[data-text]').length).toBe(4)
  tell({ ...base, chooseLabel: null })
  expect(document.querySelectorAll('[data-text],[aria-description],h1[tabindex]')).toHaveLength(0)
  expect(textOf('landing.join')).toBe('Join')
  const event = click()
  document.querySelector('h1')?.dispatchEvent(event)
  expect(event.defaultPrevented).toBe(false)
})
