/** What the landing page is illustrated with; the fragment is the colour that stands there until the picture has come. */
export const heroPicture = '/images/demo/hero/0#778dc6'
export const gridPictures = ['c577c3', 'a1badb', 'e7dc95', '431d1c', 'e4b9c3'].map(
  (colour, number) => `/images/demo/landing/${number}#${colour}`,
)
