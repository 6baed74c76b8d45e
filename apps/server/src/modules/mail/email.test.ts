import { describe, expect, it } from 'vitest'
import { renderEmail } from './email.ts'

describe('an email', () => {
  const colours = {
    primary: '#0f766e',
    secondary: '#c2742f',
    background: '#fbf6ee',
    text: '#22312f',
    header: '#f3e8d7',
    footer: '#123b3a',
  }
  const email = {
    subject: 's',
    text: 'Hello <b>',
    quote: '<script>alert(1)</script>',
    footer: 'f',
    action: { label: 'Go', url: 'https://pulse.example/?a=1&b="', addressHint: 'or:' },
  }

  it('carries the club’s logo, colours, language and direction, and escapes what people wrote', () => {
    const logo = { url: 'https://pulse.example/icons/1/email.png?v="', width: 48, height: 48 }
    const { html, text } = renderEmail(email, { colours, displayName: 'A & B', language: 'ar', logo })
    expect(html).toContain('<html lang="ar" dir="rtl">')
    expect(html).toContain('background:#0f766e')
    expect(html).toContain('A &#38; B')
    expect(html).toContain('<img src="https://pulse.example/icons/1/email.png?v=&#34;" alt=""')
    expect(html).not.toMatch(/<script|<b>|b="/)
    expect(text).toContain('https://pulse.example/?a=1&b="')
  })

  it('LOOK-04 shows a wide logo in place of the name', () => {
    const logo = { url: 'https://pulse.example/icons/1/email.png', width: 144, height: 48 }
    const { html } = renderEmail(email, { colours, displayName: 'Pulse', language: 'en-gb', logo })
    expect(html).toMatch(/<img src="[^"]*" alt="Pulse" width="144" height="48" style="[^"]*"><\/div>/)
  })
})
