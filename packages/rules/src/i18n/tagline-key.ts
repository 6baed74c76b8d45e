/** The phrase at the top of the landing page, which a club edits with its look. */
export const taglineKey = 'landing.tagline'
