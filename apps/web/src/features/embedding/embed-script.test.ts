import { describe, expect, it } from 'vitest'
import script from '../../../public/embed.js?raw'

describe('the script for other sites', () => {
  it('weighs less than 3 KB as it is', () => {
    expect(new TextEncoder().encode(script).length).toBeLessThan(3000)
  })
})
