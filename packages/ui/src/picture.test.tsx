import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Picture } from './picture.tsx'

describe('Picture', () => {
  it('requests each width and loads lazily', () => {
    render(<Picture alt="Boxing" src="/images/1" widths={[500, 832, 1166]} />)
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'Boxing' })
    expect(image.getAttribute('src')).toBe('/images/1?width=500')
    expect(image.getAttribute('srcset')).toBe(
      '/images/1?width=500 500w, /images/1?width=832 832w, /images/1?width=1166 1166w',
    )
    expect(image.getAttribute('loading')).toBe('lazy')
  })

  it('has a second URL for high-density screens, and keeps the first unchanged', () => {
    const { rerender } = render(<Picture alt="Boxing" dense={780} priority src="/images/1#a4b8d0" widths={[390]} />)
    const image = () => screen.getByRole('img')
    expect(image().getAttribute('src')).toBe('/images/1?width=390')
    expect(image().getAttribute('srcset')).toBe('/images/1?width=390 1x, /images/1?width=780 2x')
    // A lazy picture may be displayed small: then the first source suffices.
    rerender(<Picture alt="Boxing" dense={780} src="/images/1#a4b8d0" widths={[390]} />)
    expect(image().getAttribute('srcset')).toBe('/images/1?width=390 390w, /images/1?width=780 780w')
    expect(image().getAttribute('sizes')).toBe('auto, 390px')
    rerender(<Picture alt="Boxing" dense={780} sizes="50vw" src="/images/1" widths={[390]} />)
    expect(image().getAttribute('sizes')).toBe('auto, 50vw')
  })

  it('loads eagerly if the page opens with it', () => {
    render(<Picture alt="Boxing" priority src="/images/1?v=2" widths={[785]} />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('src')).toBe('/images/1?v=2&width=785')
    expect(image.hasAttribute('srcset')).toBe(false)
    expect(image.getAttribute('loading')).toBe('eager')
    expect(image.getAttribute('fetchpriority')).toBe('high')
  })

  it('shows the colour of its URL until it has loaded', () => {
    const { container } = render(<Picture alt="" src="/images/1#a4b8d0" widths={[500]} />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/images/1?width=500')
    expect(container.querySelector('span')?.style.backgroundColor).toBe('#a4b8d0')
  })

  it('shows the blur of its URL until it has loaded', () => {
    const blur = 'AB+/'.repeat(16)
    render(<Picture alt="Boxing" src={`/images/1#a4b8d0@36,20~${blur}`} widths={[500]} />)
    const image = screen.getByRole('img')
    expect(image.getAttribute('src')).toBe('/images/1?width=500')
    expect(image.style.backgroundImage).toMatch(/^url\("?data:image\/bmp;base64,/)
    expect(image.style.backgroundImage).toContain(blur)
  })

  it('keeps the focal point of its URL visible however it is cropped', () => {
    const { rerender } = render(<Picture alt="Boxing" ratio="4 / 5" src="/images/1#a4b8d0@36,20" widths={[500]} />)
    expect(screen.getByRole('img').style.objectPosition).toBe('36% 20%')
    rerender(<Picture alt="Boxing" ratio="4 / 5" src="/images/1#a4b8d0" widths={[500]} />)
    expect(screen.getByRole('img').style.objectPosition).toBe('')
  })

  it('keeps its size, its name and no broken image on failure, and tries another URL', () => {
    const { rerender, container } = render(<Picture alt="Boxing" src="/gone" widths={[500]} />)
    fireEvent.error(screen.getByRole('img'))
    expect(container.querySelector('img')).toBeNull()
    const placeholder = screen.getByRole('img', { name: 'Boxing' })
    expect(placeholder.style.aspectRatio).toBe('16 / 9')
    rerender(<Picture alt="Boxing" src="/there" widths={[500]} />)
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/there?width=500')
  })
})
