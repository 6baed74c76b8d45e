/** Marks what keeps input from being saved, besides fields that are `aria-invalid`. */
export const unsavedMark = {
  props: { 'data-unsaved': true, tabIndex: -1 },
  selector: 'main :is([aria-invalid="true"], [data-unsaved])',
} as const
