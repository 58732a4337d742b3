import type { Page } from 'playwright';

/** Words that large letters break in two. Set wide, letter by letter, a word may have to be. */
export const brokenWordsOn = (page: Page): Promise<string[]> => page.evaluate(brokenWords, longestWord);

/** Words that stand out of what is pressed, or lie on one another. */
export const crowdedWordsOn = async (page: Page): Promise<string[]> => [
  ...(await page.evaluate(wordsPast)),
  ...(await page.evaluate(wordsOverWords)),
];

/** Letters of which one line of the narrowest phone has room when they are twice as large. */
const longestWord = 14;

/** Runs in the page. A word that any line has room for goes to the next line whole; addresses and numbers of accounts may break. */
function brokenWords(longest: number): string[] {
  const found = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const said = node.textContent ?? '';
    if (!parent || /[@]|:\/\//.test(said) || parent.closest('[aria-hidden=true], svg')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    if (parent.getBoundingClientRect().width <= 2 || getComputedStyle(parent).hyphens === 'auto') continue;
    for (const { 0: word, index } of said.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
      if (word.length > longest || /\d/.test(word)) continue;
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        found.add(`“${word}” is broken in “${said.trim().slice(0, 40)}”`);
    }
  }
  return [...found];
}

/** Runs in the page. */
function wordsPast(): string[] {
  return [...document.querySelectorAll('a, button, label, [role=button], [role=option]')].flatMap((pressed) => {
    if (!pressed.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
    const box = pressed.getBoundingClientRect();
    if (box.width <= 2 || getComputedStyle(pressed).display.startsWith('inline') === false) return [];
    const forEyes = [...pressed.querySelectorAll('*'), pressed].filter(({ clientWidth }) => clientWidth !== 1);
    const shown = forEyes.flatMap(({ childNodes }) => [...childNodes].filter(({ nodeType }) => nodeType === 3));
    const past = shown.reduce((most, node) => {
      const words = document.createRange();
      words.selectNode(node);
      const text = words.getBoundingClientRect();
      return text.width <= 2
        ? most
        : Math.max(most, box.left - text.left, text.right - box.right, text.bottom - box.bottom);
    }, 0);
    return past > 4
      ? [`“${pressed.textContent?.trim().slice(0, 40)}” is ${Math.round(past)} px past what is pressed`]
      : [];
  });
}

/** Runs in the page. What is fixed or sticky passes over words as the page is scrolled, and is looked at by itself. */
function wordsOverWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const lines: { said: string; layer: Element | undefined; box: DOMRect }[] = [];
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    const said = node.textContent?.trim() ?? '';
    if (!parent || said === '' || parent.closest('[aria-hidden=true], svg')) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    let layer: Element | undefined;
    let isAway = false;
    for (let box: Element | null = parent; box && !isAway && !layer; box = box.parentElement) {
      const { position, overflowX, clipPath } = getComputedStyle(box);
      isAway = box.getBoundingClientRect().width <= 2 || overflowX !== 'visible' || clipPath !== 'none';
      if (position === 'fixed' || position === 'sticky' || box.matches('[role*=dialog]')) layer = box;
    }
    if (isAway) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const box of range.getClientRects()) lines.push({ said, layer, box });
  }
  return lines.flatMap((one, index) =>
    lines.slice(index + 1).flatMap((other) => {
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      const isOver = one.layer === other.layer && one.said !== other.said && across > 3 && down > one.box.height / 3;
      return isOver ? [`“${one.said.slice(0, 30)}” and “${other.said.slice(0, 30)}” lie on each other`] : [];
    }),
  );
}
