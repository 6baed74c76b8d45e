import { expect, it } from 'vitest'
import { reachableAddress } from './reachable-address.ts'

const inNetwork = () => '192.168.1.20'
const alone = () => null

it.each([
  ['a public address stays', 'https://gym.example', '0.0.0.0', inNetwork, 'https://gym.example'],
  [
    'listening everywhere, the network’s address',
    'http://localhost:4000',
    '0.0.0.0',
    inNetwork,
    'http://192.168.1.20:4000',
  ],
  ['also by IPv6', 'http://gym.localhost:4000', '::', inNetwork, 'http://192.168.1.20:4000'],
  ['listening on one address, that one', 'http://127.0.0.1:4000', '10.0.0.5', inNetwork, 'http://10.0.0.5:4000'],
  [
    'listening on this machine only, nothing better',
    'http://localhost:4000',
    '127.0.0.1',
    inNetwork,
    'http://localhost:4000',
  ],
  ['without a network, nothing better', 'http://localhost:4000', '0.0.0.0', alone, 'http://localhost:4000'],
])('SETUP-06 %s', (_, address, listensOn, network, expected) => {
  expect(reachableAddress(address, listensOn, network)).toBe(expected)
})
