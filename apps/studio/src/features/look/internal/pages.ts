/** The previews of a look: four pages of the members' app, an email, and the images of the logo. */
export const pages = ['landing', 'home', 'classes', 'player', 'email', 'logo'] as const
export type Page = (typeof pages)[number]
