// Runs before each test file whose modules are imported natively. Vitest's own hook tells the main process of each import, also of one that
// is in memory already, so that a change reruns the tests that it concerns: needed only while watching. Ours comes before it and resolves
// most imports itself.
if (process.env.VITEST_MODE !== 'WATCH') await import('../../../../scripts/short-resolve.mjs')
