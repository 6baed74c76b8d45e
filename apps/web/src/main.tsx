import '@upbeat/ui/global.css'
import { startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { RouterProvider } from 'react-router/dom'
import { InvalidAddress } from './app/shell/invalid-address.tsx'
import { startApp } from './app/start-app.ts'
import { readBoot } from './lib/boot.ts'
import { nextTask } from './lib/page/next-task.ts'

const boot = await readBoot()
// Evaluating the modules was one long task: the start is another.
await nextTask()
const root = createRoot(document.getElementById('root') ?? document.body)
const router = await startApp(boot)
startTransition(() => root.render(router ? <RouterProvider router={router} /> : <InvalidAddress />))
