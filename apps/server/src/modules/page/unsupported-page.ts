import { escapeHtml } from './escape-html.ts'

type UnsupportedPageParts = {
  language: string
  direction: 'ltr' | 'rtl'
  /** Empty if the URL belongs to no club; there is no icon then. */
  club: string
  logoUrl: string | null
  icon: string | null
  colours: { background: string; text: string; primary: string; onPrimary: string }
  texts: { title: string; explanation: string; pc: string; mac: string }
}

const chrome = ['Google Chrome', 'https://www.google.com/chrome/'] as const
const firefox = ['Mozilla Firefox', 'https://www.mozilla.org/firefox/new/'] as const
const edge = ['Microsoft Edge', 'https://www.microsoft.com/edge/download'] as const
const safari = ['Apple Safari', 'https://support.apple.com/102665'] as const

/**
 * What Internet Explorer gets instead of the app (SHELL-12): markup of 2010, without scripts, custom properties and
 * grid, with the club's colours as literals.
 */
export function unsupportedPage(parts: UnsupportedPageParts): { html: string; style: string } {
  const { language, direction, club, logoUrl, icon, colours, texts } = parts
  const name = escapeHtml(club)
  const sign = logoUrl ? `<img src="${escapeHtml(logoUrl)}" alt="${name}" height="48">` : name
  const style = styleOf(colours)
  const html = `<!DOCTYPE html>
<html lang="${escapeHtml(language)}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta http-equiv="X-UA-Compatible" content="IE=edge">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${[escapeHtml(texts.title), name].filter(Boolean).join(' | ')}</title>
${icon === null ? '' : `<link rel="icon" href="${escapeHtml(icon)}" type="image/png">`}
<style>${style}</style>
</head>
<body>
<div id="page">
${sign && `<p id="club">${sign}</p>`}
<h1>${escapeHtml(texts.title)}</h1>
<p>${escapeHtml(texts.explanation)}</p>
${group(texts.pc, [chrome, firefox, edge])}
${group(texts.mac, [chrome, firefox, safari])}
</div>
</body>
</html>
`
  return { html, style }
}

function group(title: string, browsers: (readonly [name: string, url: string])[]) {
  const links = browsers.map(
    ([name, url]) => `<li><a href="${url}" target="_blank" rel="noopener noreferrer">${name}</a></li>`,
  )
  return `<h2>${escapeHtml(title)}</h2>\n<ul>\n${links.join('\n')}\n</ul>`
}

function styleOf({ background, text, primary, onPrimary }: UnsupportedPageParts['colours']) {
  return `
body { margin: 0; background: ${background}; color: ${text}; font: 18px/1.5 "Segoe UI", Helvetica, Arial, sans-serif; }
#page { max-width: 720px; margin: 0 auto; padding: 64px 24px; }
#club { margin: 0 0 48px; font-size: 28px; font-weight: bold; }
h1 { margin: 0 0 16px; font-size: 36px; line-height: 1.2; }
h2 { margin: 40px 0 12px; font-size: 20px; }
ul { margin: 0; padding: 0; list-style: none; }
li { display: inline-block; margin: 0 8px 16px 0; }
a { display: inline-block; padding: 10px 24px; border: 2px solid ${primary}; border-radius: 26px; color: ${text}; font-weight: bold; text-decoration: none; }
a:hover, a:focus { background: ${primary}; color: ${onPrimary}; }
a:focus { outline: 3px solid ${text}; }
`
}
