/** The tag under which a member's favourites are one of the collections (D-101). */
export const favouritesTag = 'favourites'
