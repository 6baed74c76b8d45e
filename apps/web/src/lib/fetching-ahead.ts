/** Whether a part of the app is being fetched before anybody has asked for it; its failure needs no answer. */
export const fetchingAhead = { isActive: false }
