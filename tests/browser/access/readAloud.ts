import type { Page } from 'playwright';

type Spoken = { readonly role: string; readonly name: string; readonly level: number };

const controls = [
  'button',
  'link',
  'textbox',
  'combobox',
  'checkbox',
  'radio',
  'switch',
  'searchbox',
  'spinbutton',
  'tab',
];
const landmarks = ['banner', 'navigation', 'main', 'complementary', 'contentinfo', 'region', 'form', 'search'];
const single = ['banner', 'main', 'contentinfo'];

/** What a screen reader is given of a page, in the order in which it reads. */
async function spokenOn(page: Page): Promise<Spoken[]> {
  const snapshot = await page.locator('body').ariaSnapshot();
  return snapshot.split('\n').flatMap((line) => {
    const [, role = '', name = '', rest = ''] = /^\s*- '?(\w+)(?: "((?:[^"\\]|\\.)*)")?(.*)$/.exec(line) ?? [];
    return role === '' ? [] : [{ role, name, level: Number(/\[level=(\d)\]/.exec(rest)?.[1] ?? 0) }];
  });
}

/** What somebody who listens would stumble over: headings out of order, parts and controls without a name. */
export async function stumblesOn(page: Page): Promise<string[]> {
  const spoken = await spokenOn(page);
  return [...headingFaults(spoken), ...landmarkFaults(spoken), ...controlFaults(spoken)];
}

function headingFaults(spoken: readonly Spoken[]): string[] {
  const headings = spoken.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1);
  return [
    ...(first.length === 1 ? [] : [`${first.length} headings of level 1`]),
    ...headings.flatMap(({ name, level }, index) => {
      const before = headings[index - 1]?.level ?? 0;
      return level > before + 1 ? [`“${name}” of level ${level} follows level ${before}`] : [];
    }),
    ...headings.filter(({ name }) => name === '').map(({ level }) => `a heading of level ${level} says nothing`),
  ];
}

function landmarkFaults(spoken: readonly Spoken[]): string[] {
  const found = spoken.filter(({ role }) => landmarks.includes(role));
  const calls = found.map(({ role, name }) => `${role} ${name}`);
  return [
    ...single.flatMap((role) => {
      const count = found.filter((landmark) => landmark.role === role).length;
      return count > 1 || (count === 0 && role === 'main') ? [`${count} landmarks ${role}`] : [];
    }),
    // The only one of its role needs no name.
    ...calls.filter((call, index) => calls.indexOf(call) !== index).map((call) => `twice “${call}”`),
  ];
}

const controlFaults = (spoken: readonly Spoken[]): string[] =>
  spoken.filter(({ role, name }) => controls.includes(role) && name === '').map(({ role }) => `a nameless ${role}`);
