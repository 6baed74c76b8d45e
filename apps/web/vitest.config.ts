import { defineConfig } from 'vitest/config'
import { documentProject } from '../../scripts/document-tests.mjs'

export default defineConfig({ test: documentProject(import.meta.dirname) })
