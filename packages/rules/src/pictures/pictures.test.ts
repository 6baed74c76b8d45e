import { describe, expect, it } from 'vitest'
import { cardPicture } from './card-picture.ts'
import { landingPictures } from './landing-pictures.ts'
import { pictureAddress, splitPicture } from './picture-address.ts'

describe('a card’s picture', () => {
  it('TAKE-13 is the crop for its aspect ratio, if there is one', () => {
    const link = '/images/class/t/leg-wide-day/0/picture-1-wide.jpg'
    expect(cardPicture(link, 'wide')).toBe(link)
    expect(cardPicture(link, 'tall')).toBe('/images/class/t/leg-wide-day/0/picture-1-tall.jpg')
    expect(cardPicture(`${link}#a4b8d0`, 'tall')).toBe('/images/class/t/leg-wide-day/0/picture-1-tall.jpg#a4b8d0')
    expect(cardPicture('/images/1010#a4b8d0', 'tall')).toBe('/images/1010#a4b8d0')
    expect(cardPicture(null, 'tall')).toBeNull()
  })
})

describe('a picture’s address', () => {
  it.each([
    ['/images/1', '/images/1?width=512'],
    ['/images/1#a4b8d0', '/images/1?width=512'],
    ['https://cdn.example/1?v=2#a4b8d0', 'https://cdn.example/1?v=2&width=512'],
    ['/images/1#a4b8d0@36,20', '/images/1?width=512'],
    ['/images/1#top', '/images/1#top?width=512'],
  ])('%s is requested as %s', (picture, address) => {
    expect(pictureAddress(picture, 512)).toBe(address)
  })

  it('is followed by its colour, focal point and blur, if it has them', () => {
    const blur = 'AB+/'.repeat(16)
    const colour = '#a4b8d0'
    const none = { address: '/images/1', colour: null, focus: null, face: null, blur: null }
    expect(splitPicture('/images/1')).toEqual(none)
    expect(splitPicture('/images/1#a4b8d0')).toEqual({ ...none, colour })
    const focused = { ...none, colour, focus: '36% 0%' }
    expect(splitPicture('/images/1#a4b8d0@36,0')).toEqual({ ...focused, face: '36% 0%' })
    expect(splitPicture('/images/1#a4b8d0@36,0,body')).toEqual(focused)
    expect(splitPicture(`/images/1#a4b8d0~${blur}`)).toEqual({ ...none, colour, blur })
    expect(splitPicture(`/images/1#a4b8d0@36,0~${blur}`)).toEqual({ ...focused, face: '36% 0%', blur })
    expect(splitPicture(`/images/1#a4b8d0@36,0,body~${blur}`)).toEqual({ ...focused, blur })
    expect(pictureAddress(`/images/1#a4b8d0~${blur}`, 512)).toBe('/images/1?width=512')
    // It becomes part of a style.
    expect(splitPicture('/images/1#a4b8d0~x);color:red').blur).toBeNull()
  })
})

describe('the landing page’s pictures', () => {
  it('are the club’s own alone', () => {
    expect(landingPictures({ landingPictures: ['/hero', '/wall'] })).toEqual({ hero: '/hero', wall: ['/wall'] })
    expect(landingPictures({ landingPictures: ['/hero'] })).toEqual({ hero: '/hero', wall: [] })
    // No demo pictures: clubs other than the demo's don't have them.
    expect(landingPictures({ landingPictures: [] })).toEqual({ hero: null, wall: [] })
  })
})
