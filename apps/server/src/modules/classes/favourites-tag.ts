/** The tag of the collection of a member's favourites (D-101). */
export const favouritesTag = 'favourites'
