/** What keeps a draft from being published as it is shown. */
export const publishing = {
  refusedFirst: 'First correct what can’t be saved. It is marked on this page.',
  conflictFirst: 'Someone else changed the same field. First choose which value to keep.',
}
