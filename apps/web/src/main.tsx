import '@upbeat/ui/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { InvalidAddress } from './app/shell/invalid-address.tsx'
import { startApp } from './app/start-app.ts'
import { readBoot } from './lib/boot.ts'

const root = createRoot(document.getElementById('root') ?? document.body)
const boot = await readBoot()
// Modules have just been evaluated. Where the browser can yield, the start is another task; the first rendering is time-sliced everywhere.
await globalThis.scheduler?.yield?.()
const router = await startApp(boot)
startTransition(() => root.render(router ? <RouterProvider router={router} /> : <InvalidAddress />))
