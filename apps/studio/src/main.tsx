import '@upbeat/ui/global.css'
import './app/theme.css'
import { createRoot } from 'react-dom/client'
import { Providers } from './app/providers.tsx'
import { createStudioRouter } from './app/router.tsx'
import { startLanguage } from './lib/i18n/language-store.ts'

const root = createRoot(document.getElementById('root') ?? document.body)
await startLanguage()
root.render(<Providers router={createStudioRouter()} />)
