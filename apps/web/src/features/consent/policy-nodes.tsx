import { policyElements, policyProtocols, unreadElements } from '@upbeat/rules/consent/policy-html'
import { createElement, type ReactNode } from 'react'

/**
 * Renders a policy's HTML as React elements: only allowed elements, without attributes except a safe link target. Other elements are
 * replaced by their text, and scripts and styles are removed. No HTML of the club is inserted into the page.
 */
export function policyNodes(html: string): ReactNode[] {
  // A parsed document runs no scripts and loads nothing.
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return childrenOf(body)
}

function childrenOf(parent: Node): ReactNode[] {
  return [...parent.childNodes].map((node, place) => draw(node, place))
}

function draw(node: Node, key: number): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent
  if (node.nodeType !== Node.ELEMENT_NODE) return null
  const element = node as Element
  const name = element.localName
  if (unreadElements.has(name)) return null
  if (name === 'br' || name === 'hr') return createElement(name, { key })
  if (name === 'a') return link(element, key)
  // The page has its own level-one heading.
  const tag = name === 'h1' ? 'h2' : policyElements.has(name) ? name : blocks.has(name) ? 'div' : 'span'
  return createElement(tag, { key }, ...childrenOf(element))
}

/** Opens in a new tab, so that the terms stay open. */
function link(element: Element, key: number): ReactNode {
  const address = safeAddress(element.getAttribute('href'))
  if (!address) return createElement('span', { key }, ...childrenOf(element))
  return createElement(
    'a',
    { key, href: address, rel: 'noopener noreferrer', target: '_blank' },
    ...childrenOf(element),
  )
}

function safeAddress(href: string | null): string | null {
  if (!href) return null
  try {
    const { protocol } = new URL(href, window.location.origin)
    return policyProtocols.includes(protocol) ? href : null
  } catch {
    return null
  }
}

const blocks = new Set([
  'section',
  'article',
  'header',
  'footer',
  'main',
  'aside',
  'nav',
  'form',
  'fieldset',
  'address',
])
