type Sought = {
  /** What selects the dialogs that may be open. */
  readonly dialogs: string;
  /** Only what stands beside this label, wherever it is: its line, its cell, the answer in its field. */
  readonly beside?: string | undefined;
};

/**
 * What a person can read of what is in front: the dialog on top, or else the page, with what stands in its fields. What
 * is folded can be opened, and so counts; what is hidden from everybody does not. One text, or one for each time the label
 * is met. It is run in the page itself, so that it uses nothing of this file.
 */
export function readableTexts({ dialogs, beside }: Sought): string[] {
  const hidden = '[aria-hidden=true], [inert], [hidden], script, style, template, svg, [role=listbox]';
  const read = (node: Node, parts: string[]) => {
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
    for (const child of node.childNodes) read(child, parts);
  };
  const textOf = (node: Node) => {
    const parts: string[] = [];
    read(node, parts);
    return parts.join(' ');
  };
  const plain = (text: string) => text.replace(/\s+/gu, ' ').trim();
  /** The least that says more than its label does. */
  const besideOf = (label: Element) => {
    let line = label;
    // What is chosen as a whole is read as a whole.
    const choice = label.closest('label');
    if (choice && plain(textOf(choice)) !== beside) return textOf(choice);
    if (label.tagName === 'DT') return textOf(label.nextElementSibling ?? label);
    while (line.parentElement && plain(textOf(line)) === beside) line = line.parentElement;
    return textOf(line);
  };
  const front = [...document.querySelectorAll(dialogs)].at(-1) ?? document.body;
  if (beside === undefined) return [textOf(front)];
  const says = (element: Element) => plain(element.textContent ?? '') === beside;
  return [...front.querySelectorAll('*')]
    .filter((element) => says(element) && ![...element.children].some(says) && !element.closest(hidden))
    .map(besideOf);
}
