import { render } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { PolicyText } from './policy-text.tsx'

const draw = (html: string) => render(<PolicyText html={html} />).container

describe('PolicyText', () => {
  it('keeps basic formatting', () => {
    const { innerHTML } = draw('<h2>One</h2><p>Two <strong>three</strong><br>four</p><ul><li>Five</li></ul>')
    expect(innerHTML).toContain('<h2>One</h2><p>Two <strong>three</strong><br>four</p><ul><li>Five</li></ul>')
  })

  it('keeps its own direction on a page in another language', () => {
    const text = draw('<h2>One</h2><p>Two.</p>').firstElementChild
    expect(text?.getAttribute('dir')).toBe('auto')
    expect(text?.textContent).toBe('OneTwo.')
  })

  it.each([
    ['a script', '<p>A</p><script>window.hacked = true</script>'],
    ['a handler', '<p onclick="hack()" onmouseover=hack()>A</p>'],
    ['a picture that fails', '<p>A<img src=x onerror=hack()></p>'],
    ['a style', '<style>body{display:none}</style><p style="position:fixed">A</p>'],
    ['a frame', '<p>A</p><iframe src="https://evil.example"></iframe>'],
    ['a drawing', '<svg onload=hack()><a href="javascript:hack()">x</a></svg><p>A</p>'],
    ['a form', '<form action="https://evil.example"><input name=password><button>Go</button><p>A</p></form>'],
    ['an id of the page', '<p id="main" class="x">A</p>'],
  ])('reduces %s to its text', (_what, html) => {
    const container = draw(html)
    expect(container.textContent).toBe('A')
    for (const element of container.querySelectorAll('[class] *')) expect(element.attributes).toHaveLength(0)
  })

  it.each([
    'javascript:hack()',
    'JaVaScRiPt:hack()',
    ' javascript:hack()',
    'data:text/html,x',
    'java\nscript:hack()',
    '',
  ])('removes the link %j', (href) => {
    const container = draw(`<p><a href="${href}">A</a></p>`)
    expect(container.querySelector('a')).toBeNull()
    expect(container.textContent).toBe('A')
  })

  it.each(['https://club.example/terms', 'mailto:a@b.c', '/contact'])('keeps the link to %s', (href) => {
    expect(draw(`<a href="${href}">A</a>`).querySelector('a')?.getAttribute('href')).toBe(href)
  })

  it('demotes a heading of level one', () => {
    expect(draw('<h1>A</h1>').querySelector('h1')).toBeNull()
  })
})
