/** The origin of a typed website: `www.club.example/classes` becomes `https://www.club.example`. */
export function originOf(typed: string): string {
  const text = typed.trim()
  if (text === '') return ''
  const address = URL.parse(/^[a-z]+:\/\//i.test(text) ? text : `https://${text}`)
  return address?.protocol === 'https:' || address?.protocol === 'http:' ? address.origin : text
}
