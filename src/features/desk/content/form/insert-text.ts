/** Writes in a field where its cursor stands, as a person would: the form learns of it, and the keys of the browser take it back. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  // The one way to write that a browser can undo. It is called obsolete, and nothing has taken its place.
  if (typeof document.execCommand === 'function' && document.execCommand('insertText', false, text))
    return;
  field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
