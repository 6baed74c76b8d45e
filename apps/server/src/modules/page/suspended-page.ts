import { escapeHtml } from './escape-html.ts'

type SuspendedPageParts = {
  language: string
  direction: 'ltr' | 'rtl'
  club: string
  text: string
  colours: { background: string; text: string }
}

/** What everyone gets at every address of a club that the operator has suspended. */
export function suspendedPage({ language, direction, club, text, colours }: SuspendedPageParts) {
  const style = `
body { margin: 0; background: ${colours.background}; color: ${colours.text}; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 64px 24px; }
h1 { margin: 0 0 16px; font-size: 32px; line-height: 1.2; }
`
  const html = `<!DOCTYPE html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(club)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(club)}</h1>
<p>${escapeHtml(text)}</p>
</main>
</body>
</html>
`
  return { html, style }
}
