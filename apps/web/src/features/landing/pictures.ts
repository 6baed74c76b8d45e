/** What the landing page is illustrated with. */
export const heroPicture = '/images/demo/hero/0'
export const gridPictures = Array.from({ length: 5 }, (_, number) => `/images/demo/landing/${number}`)
