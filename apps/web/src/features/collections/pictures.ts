/** The banner of the list of collections. */
export const bannerPicture = '/images/demo/collection/0#e4d1b9'
