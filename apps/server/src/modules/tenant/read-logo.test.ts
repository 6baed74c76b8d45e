import { buildDemoWorld } from '@upbeat/demo/world/demo-world'
import { describe, expect, it } from 'vitest'
import { faultOfLogo } from './read-logo.ts'

const svg = (inside: string, attributes = '') => `<svg xmlns="http://www.w3.org/2000/svg"${attributes}>${inside}</svg>`

describe('a logo', () => {
  it('of every demo club is valid', () => {
    const logos = buildDemoWorld(new Date('2026-01-15T12:00:00Z')).tenants.flatMap(({ logoSvg }) => logoSvg ?? [])
    expect(logos.length).toBeGreaterThan(3)
    expect(logos.map(faultOfLogo)).toEqual(logos.map(() => null))
  })

  it.each([
    ['a script', svg('<script>alert(1)</script>'), /element script/],
    ['a handler', svg('<path d="M0 0"/>', ' onload="alert(1)"'), /script onload/],
    ['a handler in single quotes', svg(`<path d="M0 0" onclick='a()'/>`), /script onclick/],
    ['foreign markup', svg('<foreignObject><body/></foreignObject>'), /element foreignObject/],
    ['a picture elsewhere', svg('<use href="https://evil.example/a.svg#x"/>'), /outside/],
    ['a script as a link', svg('<use xlink:href="javascript:alert(1)"/>'), /outside/],
    ['a style sheet', svg('<style>@import url(//evil.example)</style>'), /element style/],
    ['a paint elsewhere', svg('<path fill="url(https://evil.example)"/>'), /outside/],
    ['an entity', `<!DOCTYPE svg [<!ENTITY a "b">]>${svg('')}`, /no SVG|document type/],
    ['an animation', svg('<set attributeName="onload" to="alert(1)"/>'), /element set/],
    ['a tag left open', svg('<path d="M0 0" <script'), /well-formed|element|path/],
    ['a page', '<html><body></body></html>', /no SVG/],
    ['too much', svg(' '.repeat(70_000)), /64 KB/],
  ])('with %s is refused', (_title, text, fault) => {
    expect(faultOfLogo(text)).toMatch(fault)
  })
})
