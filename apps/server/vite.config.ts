import { dirname, relative } from 'node:path'
import { defineConfig, type Plugin } from 'vite'

const outDir = 'dist'

/** Modules locate files and programs by their own path, which stays that of their source. */
const sourcePaths: Plugin = {
  name: 'source-paths',
  transform(code, id) {
    if (!code.includes('import.meta.') || id.includes('/node_modules/')) return null
    const source = relative(`${import.meta.dirname}/${outDir}`, id).replaceAll('\\', '/')
    return {
      code: code
        .replaceAll('import.meta.url', `new URL(${JSON.stringify(source)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `(import.meta.dirname + ${JSON.stringify(`/${dirname(source)}`)})`),
      map: null,
    }
  },
}

/** Bundles the server: see docs/decisions/124. What it starts in other processes and threads runs from its sources. */
export default defineConfig({
  plugins: [sourcePaths],
  // Other packages load files of their own, or WebAssembly and native code.
  ssr: { noExternal: [/^@upbeat\//, /^drizzle-orm\b/, /^zod\b/], target: 'node' },
  build: {
    ssr: 'src/main.ts',
    outDir,
    target: 'node24',
    minify: false,
    rolldownOptions: {
      // Without dead code elimination, which removes calls whose result is unused, such as a `decodeURI` that is there to throw. Both options
      // are needed, and Vite doesn't pass its own `minify` on.
      treeshake: false,
      output: { minify: false, entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
})
