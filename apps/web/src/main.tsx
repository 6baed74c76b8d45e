import '@upbeat/ui/global.css'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { InvalidAddress } from './app/shell/invalid-address.tsx'
import { startApp } from './app/start-app.ts'
import { readBoot } from './lib/boot.ts'

const root = createRoot(document.getElementById('root') ?? document.body)
const router = await startApp(await readBoot())
root.render(router ? <RouterProvider router={router} /> : <InvalidAddress />)
