import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: { environment: 'happy-dom', css: true, setupFiles: ['./vitest.setup.ts'], include: ['src/**/*.test.{ts,tsx}'] },
})
