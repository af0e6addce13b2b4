/** Ends what a browser takes back with one key: what is written without moving the cursor between is taken back together. */
function endTyping(field: HTMLTextAreaElement): void {
  const { selectionStart, selectionEnd } = field;
  field.setSelectionRange(0, 0);
  field.setSelectionRange(selectionStart, selectionEnd);
}

/** Writes in a field where its cursor stands, as a person would: the form learns of it, and the keys of the browser take it back, and nothing else with it. */
export function insertText(field: HTMLTextAreaElement, text: string): void {
  field.focus();
  endTyping(field);
  // The one way to write that a browser can undo. It is called obsolete, and nothing has taken its place.
  const isWritten =
    typeof document.execCommand === 'function' && document.execCommand('insertText', false, text);
  if (!isWritten) {
    field.setRangeText(text, field.selectionStart, field.selectionEnd, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  endTyping(field);
}
