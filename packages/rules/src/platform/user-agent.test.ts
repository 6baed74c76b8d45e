import { describe, expect, it } from 'vitest'
import { isMobile, isUnsupportedBrowser } from './user-agent.ts'

const agents = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 12_2 like Mac OS X) AppleWebKit/605.1.15',
  android: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36',
  androidTablet: 'Mozilla/5.0 (Linux; Android 14; SM-X910) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  mac: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
  chrome: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/131.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120.0.0.0 Safari/537.36 Edg/120.0.0.0',
  oldEdge: 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/64.0.3282.140 Safari/537.36 Edge/18.17763',
  ie11: 'Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko',
  ie10: 'Mozilla/5.0 (compatible; MSIE 10.0; Windows NT 6.2; Trident/6.0)',
}

describe('user agents', () => {
  it.each<[keyof typeof agents, boolean]>([
    ['iphone', true],
    ['ipad', true],
    ['android', true],
    ['androidTablet', true],
    ['mac', false],
    ['chrome', false],
    ['edge', false],
  ])('SHELL-30 %s is mobile: %s', (agent, expected) => {
    expect(isMobile(agents[agent])).toBe(expected)
  })
  it('distinguishes an iPad from a Mac by its touch screen', () => {
    expect(isMobile(agents.mac, 5)).toBe(true)
    expect(isMobile(agents.chrome, 10)).toBe(false)
  })
  it.each<[keyof typeof agents, boolean]>([
    ['ie11', true],
    ['ie10', true],
    ['oldEdge', true],
    ['edge', false],
    ['chrome', false],
    ['mac', false],
  ])('%s is unsupported: %s', (agent, expected) => {
    expect(isUnsupportedBrowser(agents[agent])).toBe(expected)
  })
})
