/** Header with the token of a preview, sent with each call in place of a member's credential. */
export const previewHeader = 'preview'
