/** Carries the token of a preview with each of its calls, in place of a member's credential. */
export const previewHeader = 'preview'
