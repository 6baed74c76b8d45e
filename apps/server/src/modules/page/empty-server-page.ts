import { loadStudioPhrases, studioLanguageFor } from '@upbeat/phrases/studio/load-studio-phrases'
import { directionOf } from '@upbeat/rules/i18n/languages'
import { escapeHtml } from './escape-html.ts'

/**
 * Shown at every URL of a server without a club. Its reader is about to set one up, so it is in one of the studio's
 * languages.
 */
export async function emptyServerPage(wanted: readonly string[]): Promise<{ html: string; style: string }> {
  const language = studioLanguageFor(wanted)
  const phrases = await loadStudioPhrases(language)
  const text = (key: 'setup.noClubHere' | 'setup.noClubHereText') => escapeHtml(phrases[key])
  const style = `
body { margin: 0; background: #fff; color: #14171f; font: 18px/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 0 auto; padding: 64px 24px; }
h1 { margin: 0 0 16px; font-size: 32px; line-height: 1.2; }
`
  const html = `<!DOCTYPE html>
<html lang="${language}" dir="${directionOf(language)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text('setup.noClubHere')}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${text('setup.noClubHere')}</h1>
<p>${text('setup.noClubHereText')}</p>
</main>
</body>
</html>
`
  return { html, style }
}
