import type { Page as BrowserTab, Locator } from 'playwright';
import { vi } from 'vitest';
import { controlUnavailable, type Face, type Page } from './page.ts';
import { readableTexts } from './readable.ts';

const pressable = ['button', 'link', 'tab', 'menuitem'] as const;

/** How long a control may take to come, in milliseconds; a loaded machine draws slowly. */
const patience = { timeout: 45_000, interval: 25 };

/** News in a corner are dialogs to the browser, and nothing a person has to answer first. */
const dialog = ':is([role=dialog], [role=alertdialog]):not([role=region] *)';

/** A page of a real browser. A patient one waits for a control to come; one that is not looks once. */
export function browserPage(
  tab: BrowserTab,
  { isPatient, face = 'classic' }: { readonly isPatient: boolean; readonly face?: Face },
): Page {
  async function available(what: string, find: (within: Locator) => readonly Locator[]): Promise<Locator> {
    const look = async () => {
      const found = await firstShown(find(await foremost(tab)));
      if (found && (await isUsable(found))) return found;
      const why = found ? 'is disabled' : 'is not on the page';
      throw new Error(`${what} ${why}`, { cause: controlUnavailable });
    };
    try {
      return isPatient ? await vi.waitFor(look, patience) : await look();
    } catch (error) {
      if (error instanceof Error) error.message += `. ${await wordsOn(tab)}`;
      throw error;
    }
  }

  /** By its label, as the box itself is drawn and not shown; beside the words, as there may be a link among them. */
  async function setTicked(label: string, isOn: boolean): Promise<void> {
    const box = await available(`"${label}"`, (within) => [within.getByLabel(label, { exact: true })]);
    if ((await box.isChecked()) === isOn) return;
    await box.locator('xpath=ancestor::label').click({ position: { x: 12, y: 12 } });
    await vi.waitFor(async () => {
      if ((await box.isChecked()) !== isOn) throw new Error(`"${label}" stayed as it was`);
    }, patience);
  }

  return {
    async press(name) {
      await (await available(`"${name}"`, (within) => pressableNamed(within, name))).click();
    },
    async fill(label, text) {
      const field = await available(`The field "${label}"`, (within) => [
        within.getByLabel(label, { exact: true }).and(within.locator('input, textarea')),
      ]);
      await field.fill(text);
      // A code that is whole sends itself, and its field may be gone.
      await field.evaluateAll((fields) => {
        for (const each of fields) if (each instanceof HTMLElement) each.blur();
      });
    },
    async choose(group, option) {
      const list = await available(`The choice "${group}"`, (within) => choiceNamed(within, group));
      await open(list, option);
      const chosen = await available(`"${option}"`, () => optionNamed(tab, { list, option }));
      await chosen.click();
    },
    tick: (label) => setTicked(label, true),
    untick: (label) => setTicked(label, false),
    async isEnabled(name) {
      const control = await firstShown(pressableNamed(await foremost(tab), name));
      return control !== undefined && (await isUsable(control));
    },
    usable: async () =>
      (await foremost(tab)).evaluate((within) =>
        [...within.querySelectorAll('button, a[href], [role=tab], [role=menuitem]')]
          .filter((control) => !control.matches(':disabled, [aria-disabled=true]') && control.checkVisibility())
          .filter((control) => !control.closest('[aria-hidden=true], [inert]'))
          .map((control) => (control.getAttribute('aria-label') ?? control.textContent ?? '').trim()),
      ),
    headline: () => headlineOn(tab, face),
    async headlineAfter(before) {
      const look = async () => {
        const headline = await headlineOn(tab, face);
        if (headline === before) throw new Error(`The headline is still "${before}"`);
        return headline;
      };
      return isPatient ? vi.waitFor(look, patience) : look();
    },
    text: async () => (await tab.evaluate(readableTexts, { dialogs: dialog })).join(),
    beside: (label) => tab.evaluate(readableTexts, { dialogs: dialog, beside: label }),
  };
}

const headlineOn = (tab: BrowserTab, face: Face): Promise<string> =>
  tab.evaluate(
    ({ selector, isChat }) => {
      if (isChat) return document.querySelector('form label')?.textContent?.trim() ?? '';
      const dialog = [...document.querySelectorAll(selector)].at(-1);
      const heading = dialog ? dialog.querySelector('h1, h2, h3, h4') : document.querySelector('h1');
      return heading?.textContent?.trim() ?? '';
    },
    { selector: dialog, isChat: face === 'chat' },
  );

/** Where a person would look: the dialog on top, else what the page is about. */
async function foremost(tab: BrowserTab): Promise<Locator> {
  const dialogs = tab.locator(dialog);
  if ((await dialogs.count()) > 0) return dialogs.last();
  const main = tab.locator('main');
  return (await main.count()) > 0 ? main.first() : tab.locator('body');
}

async function firstShown(candidates: readonly Locator[]): Promise<Locator | undefined> {
  for (const candidate of candidates) if ((await candidate.count()) > 0) return candidate.first();
  return undefined;
}

/** A control that goes while it is looked at is not one to use. */
const isUsable = (control: Locator): Promise<boolean> =>
  control
    .evaluate(
      (element) => !element.matches(':disabled') && element.getAttribute('aria-disabled') !== 'true',
      undefined,
      {
        timeout: 500,
      },
    )
    .catch(() => false);

const pressableNamed = (within: Locator, name: string): Locator[] =>
  pressable.map((role) => within.getByRole(role, { name, exact: true }));

/** A list's button is named by its value and its label: "GBP Currency". */
function choiceNamed(within: Locator, group: string): Locator[] {
  const listButtons = within.locator('button[aria-haspopup=listbox]');
  return [
    within.getByRole('list', { name: group, exact: true }),
    within.getByRole('radiogroup', { name: group, exact: true }),
    within.getByRole('combobox', { name: group, exact: true }),
    within.getByRole('button', { name: new RegExp(`${escaped(group)}$`) }).and(listButtons),
    within.getByRole('group', { name: group, exact: true }),
  ];
}

async function open(list: Locator, option: string): Promise<void> {
  if ((await list.getAttribute('role')) === 'combobox') await list.fill(option);
  else if ((await list.getAttribute('aria-haspopup')) === 'listbox') await list.click();
}

/** An option may carry a detail after its name: "Marie Ngo, +237 6…". A radio is pressed by its label. */
function optionNamed(tab: BrowserTab, { list, option }: { list: Locator; option: string }): Locator[] {
  const name = new RegExp(`^${escaped(option)}( |,|$)`);
  return [
    list.locator('label').filter({ has: tab.getByRole('radio', { name }) }),
    list.getByRole('button', { name }),
    tab.getByRole('option', { name }),
  ];
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** In place of the whole document: the words on the controls that are there. */
async function wordsOn(tab: BrowserTab): Promise<string> {
  const words = await tab.locator('h1, h2, button, a, label, legend, [role=option], [role=tab]').allTextContents();
  return `There is: ${words.map((text) => text.trim()).join(' | ')}`;
}
