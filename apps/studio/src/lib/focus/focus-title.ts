/** Focuses the page's title, after the focused control was removed. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus()
}
