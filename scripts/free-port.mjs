import { createServer } from 'node:net'

/**
 * The wanted port of this machine if free, else any free port.
 * @param {number} wanted
 * @returns {Promise<number>}
 */
export function freePort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', () => (wanted === 0 ? reject(new Error('No port is free.')) : resolve(freePort(0))))
    server.listen(wanted, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
      server.close(() => resolve(port))
    })
  })
}
