/**
 * What a person can read of what is in front: the dialog on top, or else the page, with what stands in its fields. What
 * is folded can be opened, and so counts; what is hidden from everybody does not. It is run in the page itself, so that it
 * uses nothing of this file.
 */
export function readableText(dialogs: string): string {
  const hidden = '[aria-hidden=true], [inert], [hidden], script, style, template, svg, [role=listbox]';
  const parts: string[] = [];
  const read = (node: Node) => {
    if (node.nodeType === Node.TEXT_NODE) parts.push(node.textContent ?? '');
    if (!(node instanceof Element) || node.matches(hidden)) return;
    if (node instanceof HTMLSelectElement) {
      parts.push(node.selectedOptions[0]?.textContent ?? '');
      return;
    }
    const isTyped =
      node instanceof HTMLTextAreaElement || (node instanceof HTMLInputElement && node.type !== 'password');
    if (isTyped) parts.push(node.value);
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt');
    if (label) parts.push(label);
    for (const child of node.childNodes) read(child);
  };
  read([...document.querySelectorAll(dialogs)].at(-1) ?? document.body);
  return parts.join(' ');
}
