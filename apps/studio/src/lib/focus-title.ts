/** Gives the focus to the page's title, where the control that had it goes away. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1')?.focus()
}
