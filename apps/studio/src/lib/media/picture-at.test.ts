import { expect, it } from 'vitest'
import { pictureAt } from './picture-at.ts'

it('requests a picture at its displayed width, whatever its link says for as long as it loads', () => {
  expect(pictureAt('/images/1.jpg', 320)).toBe('/images/1.jpg?width=320')
  expect(pictureAt(`/images/1.jpg#a4b8d0@36,20~${'AB+/'.repeat(16)}`, 320)).toBe('/images/1.jpg?width=320')
  expect(pictureAt('https://pictures.example/1.jpg', 320)).toBe('https://pictures.example/1.jpg')
})
