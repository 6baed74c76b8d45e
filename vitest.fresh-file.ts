/// <reference lib="dom" />
/// <reference lib="dom.iterable" />
import { getCallSites } from 'node:util'
import { vi } from 'vitest'

/**
 * Makes a test file begin as on a new page. Files with a document share a process, which loads and compiles the libraries once. Our own modules
 * are evaluated anew for each file, with their stores, caches and styles.
 */
vi.resetModules()
vi.useRealTimers()
vi.unstubAllGlobals()
vi.unstubAllEnvs()
watchLeftovers()
for (const undo of leftovers().splice(0)) undo()

for (const element of [document.documentElement, document.body]) {
  for (const name of element.getAttributeNames()) element.removeAttribute(name)
}
document.head.replaceChildren()
document.body.replaceChildren()
for (const cookie of document.cookie.split('; ')) {
  // biome-ignore lint/suspicious/noDocumentCookie: the document has no Cookie Store.
  document.cookie = `${cookie.split('=')[0]}=; max-age=0; path=/`
}
localStorage.clear()
sessionStorage.clear()
Reflect.get(window, 'happyDOM').setURL('http://localhost:3000/')
history.replaceState(null, '', '/')
// Tests add properties that this navigator lacks, such as `share`.
for (const name of Object.getOwnPropertyNames(navigator)) Reflect.deleteProperty(navigator, name)
// Values that the scripts of the first HTML leave for the app, such as `upbeatFirstReplies`.
for (const name of Object.keys(globalThis)) if (name.startsWith('upbeat')) Reflect.deleteProperty(globalThis, name)

/** Functions that remove the listeners and timers of this process's files so far. */
function leftovers() {
  const shared = globalThis as { testLeftovers?: (() => void)[] }
  shared.testLeftovers ??= []
  return shared.testLeftovers
}

function watchLeftovers() {
  if ('testLeftovers' in globalThis) return
  const left = leftovers()
  for (const target of [window, document]) {
    const add: Window['addEventListener'] = target.addEventListener
    target.addEventListener = (...given: Parameters<typeof add>) => {
      add.apply(target, given)
      if (isCalledByUs()) left.push(() => target.removeEventListener(...given))
    }
  }
  for (const name of ['setTimeout', 'setInterval'] as const) {
    const { [name]: start } = globalThis as unknown as Record<typeof name, (...given: unknown[]) => number>
    const watched = (...given: unknown[]) => {
      const timer = start(...given)
      if (isCalledByUs()) left.push(() => clearTimeout(timer))
      return timer
    }
    Object.assign(globalThis, { [name]: Object.assign(watched, start) })
  }
}

/** Whether the caller's caller is a test or one of our modules. Libraries stay loaded, and keep what they set up. */
function isCalledByUs() {
  const caller = getCallSites(3)[2]
  return caller !== undefined && !/node_modules|^node:/.test(caller.scriptName)
}
