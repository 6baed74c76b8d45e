import { defineConfig } from 'vitest/config'
import { documentProject } from '../../scripts/document-tests.mjs'

export default defineConfig({
  // Node's build of it reads no files of a browser.
  resolve: { alias: { 'tus-js-client': 'tus-js-client/lib.esm/browser/index.js' } },
  test: documentProject(import.meta.dirname),
})
