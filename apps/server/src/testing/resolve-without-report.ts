// Runs before each test file whose modules are imported natively. Vitest's own hook reports every import to the main process, repeated ones
// too, so that a change reruns the affected tests. That is needed only in watch mode; otherwise our hook comes first and resolves most imports
// without a report.
if (process.env.VITEST_MODE !== 'WATCH') await import('../../../../scripts/short-resolve.mjs')
