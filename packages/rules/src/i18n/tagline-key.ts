/** The headline phrase of the landing page, which a club edits with its look. */
export const taglineKey = 'landing.tagline'
