/** What the look shows up in: four pages of the members' app, an email, and what the logo becomes. */
export const pages = ['landing', 'home', 'classes', 'player', 'email', 'logo'] as const
export type Page = (typeof pages)[number]
