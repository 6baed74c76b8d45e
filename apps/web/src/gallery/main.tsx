import { DirectionProvider } from '@base-ui/react/direction-provider'
import { deriveTheme } from '@upbeat/rules/theme/derive-theme'
import { themeCss } from '@upbeat/rules/theme/theme-css'
import { createRoot } from 'react-dom/client'
import '@upbeat/ui/global.css'
import { Gallery } from './gallery.tsx'
import { texts } from './texts.ts'
import { type ThemeName, themes } from './themes.ts'

const query = new URLSearchParams(location.search)
const asked = query.get('theme') ?? 'light'
const theme: ThemeName = asked in themes ? (asked as ThemeName) : 'light'
const direction = query.get('dir') === 'rtl' ? 'rtl' : 'ltr'

document.documentElement.dir = direction
document.documentElement.lang = texts[direction].language
const style = document.createElement('style')
style.textContent = themeCss(deriveTheme(themes[theme]).variables)
document.head.append(style)

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <DirectionProvider direction={direction}>
      <Gallery open={query.get('open')} t={texts[direction]} theme={theme} />
    </DirectionProvider>,
  )
}
