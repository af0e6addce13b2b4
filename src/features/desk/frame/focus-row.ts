/** Moves the focus to the next or previous row that leads somewhere, among all tables of a screen; to the first one where none has it. */
export function focusRow(screen: HTMLElement | null, by: 1 | -1): void {
  const links = [...(screen?.querySelectorAll<HTMLElement>('[data-row]') ?? [])];
  const at = links.findIndex((link) => link === document.activeElement);
  links[Math.min(Math.max(at + by, 0), links.length - 1)]?.focus();
}
