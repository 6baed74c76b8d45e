/** How long before the start members are reminded. */
export const reminderLeadMilliseconds = 3_600_000
