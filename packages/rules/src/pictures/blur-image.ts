/** The CSS image of a packed blur. A browser enlarges it smoothly; nothing needs decoding by script. */
export function blurImage(packed: string): string {
  return `url(data:image/bmp;base64,${header}${packed})`
}

// A BMP header of 54 bytes, which is whole in base64: 6 by 4 pixels of 16 bits. All blurs share it, so it isn't sent with each.
const header = 'Qk1mAAAAAAAAADYAAAAoAAAABgAAAAQAAAABABAAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAA'
