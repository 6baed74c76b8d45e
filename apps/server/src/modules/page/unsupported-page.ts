import { directionOf } from '@upbeat/rules/i18n/languages'
import { escapeHtml, htmlLanguage } from './render-page.ts'

const downloads = {
  chrome: ['Google Chrome', 'https://www.google.com/chrome/'],
  firefox: ['Mozilla Firefox', 'https://www.mozilla.org/firefox/new/'],
  edge: ['Microsoft Edge', 'https://www.microsoft.com/edge'],
  safari: ['Apple Safari', 'https://support.apple.com/safari'],
} as const
const onPc = ['chrome', 'firefox', 'edge'] as const
const onMac = ['chrome', 'firefox', 'safari'] as const

type Parts = {
  club: string
  language: string
  phrases: Record<string, string>
  colours: { background: string; text: string; link: string }
}

/**
 * What Internet Explorer and the old Edge get at every address (SHELL-12 to SHELL-14): a page without script, and with styles
 * that they understand.
 */
export function unsupportedPage({ club, language, phrases, colours }: Parts): string {
  const text = (key: string) => escapeHtml(phrases[`shell.${key}`] ?? '')
  const list = (names: readonly (keyof typeof downloads)[]) =>
    names
      .map((name) => {
        const [label, address] = downloads[name]
        return `<li><a href="${address}" target="_blank" rel="noopener">${label}</a></li>`
      })
      .join('\n')
  return `<!doctype html>
<html lang="${escapeHtml(htmlLanguage(language))}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('unsupportedTitle')} · ${escapeHtml(club)}</title>
<style>
body { margin: 0; padding: 48px 24px; background: ${colours.background}; color: ${colours.text}; font: 18px/1.5 "Segoe UI", Arial, sans-serif; }
main { display: block; max-width: 640px; margin: 0 auto; }
a { color: ${colours.link}; }
li { margin: 8px 0; }
</style>
</head>
<body>
<main>
<p><strong>${escapeHtml(club)}</strong></p>
<h1>${text('unsupportedTitle')}</h1>
<p>${text('unsupported')}</p>
<h2>${text('unsupportedPc')}</h2>
<ul>
${list(onPc)}
</ul>
<h2>${text('unsupportedMac')}</h2>
<ul>
${list(onMac)}
</ul>
</main>
</body>
</html>
`
}
