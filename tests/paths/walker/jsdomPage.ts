import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { controlUnavailable, type Face, type Page } from './page.ts';
import { readableTexts } from './readable.ts';

const dialogs = '[role=dialog], [role=alertdialog]';

const pressableTags = 'button, a[href], [role=button], [role=tab], [role=menuitem]';

/** A patient page waits for a control to come; one that is not looks once, for what should not be there at all. */
export function jsdomPage({
  isPatient,
  face = 'classic',
}: {
  readonly isPatient: boolean;
  readonly face?: Face;
}): Page {
  async function available<Found extends HTMLElement>(what: string, find: () => Found | null): Promise<Found> {
    const look = () => {
      const found = find();
      if (found && isUsable(found)) return found;
      const why = found ? 'is disabled' : 'is not on the page';
      throw new Error(`${what} ${why}`, { cause: controlUnavailable });
    };
    if (!isPatient) return look();
    // Waiting takes a turn of the clock even for what is there, and a walk presses thousands of times.
    const found = find();
    return found && isUsable(found) ? found : await waitFor(look, { onTimeout: tellWhatThereIs });
  }

  return {
    async press(name) {
      fireEvent.click(await available(`"${name}"`, () => pressableNamed(name)));
    },
    async fill(label, text) {
      const field = await available(`The field "${label}"`, () => fieldLabelled(label));
      act(() => field.focus());
      fireEvent.change(field, { target: { value: text } });
      act(() => field.blur());
    },
    async choose(group, option) {
      const list = await available(`The choice "${group}"`, () => choiceNamed(group));
      if (list instanceof HTMLSelectElement) {
        const chosen = await available(`"${option}"`, () => within(list).queryByRole('option', { name: option }));
        fireEvent.change(list, { target: { value: chosen.getAttribute('value') ?? chosen.textContent } });
        return;
      }
      open(list, option);
      fireEvent.click(await available(`"${option}"`, () => optionNamed(list, option)));
    },
    async tick(label) {
      const box = await available(`"${label}"`, () => tickable(label));
      if (!box.checked) fireEvent.click(box);
    },
    async untick(label) {
      const box = await available(`"${label}"`, () => tickable(label));
      if (box.checked) fireEvent.click(box);
    },
    isEnabled: async (name) => {
      const control = pressableNamed(name);
      return control !== null && isUsable(control);
    },
    usable: async () => usableControls(pressableTags).map(nameOf),
    headline: async () => headlineIn(face),
    headlineAfter: async (before) => {
      const look = () => {
        const headline = headlineIn(face);
        if (headline === before) throw new Error(`The headline is still "${before}"`);
        return headline;
      };
      // As above: most have changed by now.
      return isPatient && headlineIn(face) === before ? await waitFor(look, { onTimeout: tellWhatThereIs }) : look();
    },
    text: async () => readableTexts({ dialogs }).join(),
    beside: async (label) => readableTexts({ dialogs, beside: label }),
  };
}

/** Everything that can be used now, in the order of the page. */
const usableControls = (tags: string): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(tags)].filter((control) => isUsable(control) && !isOutOfReach(control));

/** With what is chosen or ticked. */
export const pressableControls = () => usableControls(`${pressableTags}, input[type=radio], input[type=checkbox]`);

function headlineIn(face: Face): string {
  if (face === 'chat') return document.querySelector('form label')?.textContent?.trim() ?? '';
  const dialog = [...document.querySelectorAll(dialogs)].at(-1);
  const heading = dialog ? dialog.querySelector('h1, h2, h3, h4') : document.querySelector('h1');
  return heading?.textContent?.trim() ?? '';
}

/** In place of the whole document: the words on the controls that are there. */
function tellWhatThereIs(error: Error): Error {
  const controls = [...document.querySelectorAll('h1, h2, button, a, label, legend, [role=option], [role=tab]')];
  error.message += `. There is: ${controls.map((control) => control.textContent?.trim()).join(' | ')}`;
  return error;
}

const isUsable = (control: HTMLElement) =>
  !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true';

const isOutOfReach = (element: HTMLElement) => element.closest('[aria-hidden=true], [inert], [hidden]') !== null;

/** What a screen reader calls a control: asking Testing Library costs as much as all else on the page. */
export function nameOf(control: HTMLElement): string {
  const labels = control
    .getAttribute('aria-labelledby')
    ?.split(' ')
    .flatMap((id) => document.getElementById(id) ?? []);
  if (labels) return labels.map(wordsIn).join(' ');
  const label = control.getAttribute('aria-label');
  if (label !== null) return label;
  return control instanceof HTMLInputElement ? [...(control.labels ?? [])].map(wordsIn).join(' ') : wordsIn(control);
}

function wordsIn(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.textContent ?? '';
    return node.getAttribute('aria-hidden') === 'true' ? '' : (node.getAttribute('aria-label') ?? wordsIn(node));
  });
  return parts.join('').trim();
}

const pressableNamed = (name: string): HTMLElement | null =>
  [...document.querySelectorAll<HTMLElement>(pressableTags)].find(
    (control) => nameOf(control) === name && !isOutOfReach(control),
  ) ?? null;

/** By the label's own text: a link inside a sentence loses the spaces around it in the accessible name. */
const tickable = (label: string): HTMLInputElement | null =>
  screen.queryAllByLabelText<HTMLInputElement>(label).find((element) => element.matches('input[type=checkbox]')) ??
  null;

/** Groups around a field carry its label too; a person types into the field. */
const fieldLabelled = (label: string): HTMLElement | null =>
  fieldOf(label) ?? screen.queryAllByLabelText(label).find((element) => element.matches(fieldTags)) ?? null;

const fieldTags = 'input, textarea, select';

function fieldOf(label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll('label')].filter((element) => element.textContent?.trim() === label);
  return labels.flatMap(({ control }) => control ?? []).find((control) => control.matches(fieldTags));
}

/** A list's button is named by its value and its label: "GBP Currency". */
function choiceNamed(group: string): HTMLElement | null {
  return (
    [...document.querySelectorAll<HTMLElement>('ul[aria-label]')].find(
      (list) => list.getAttribute('aria-label') === group,
    ) ??
    screen.queryByRole('radiogroup', { name: group }) ??
    screen.queryByRole('combobox', { name: group }) ??
    [...document.querySelectorAll<HTMLElement>('button[aria-haspopup]')].find(
      (button) => nameOf(button).endsWith(group) && !isOutOfReach(button),
    ) ??
    screen.queryByRole('group', { name: group })
  );
}

function open(list: HTMLElement, option: string) {
  if (list instanceof HTMLInputElement) {
    act(() => list.focus());
    fireEvent.change(list, { target: { value: option } });
  } else if (list.getAttribute('aria-haspopup') === 'listbox') {
    fireEvent.click(list);
  }
}

/** An option may carry a detail after its name: "Marie Ngo, +237 6…". */
function optionNamed(list: HTMLElement, option: string): HTMLElement | null {
  const name = (text: string) => text === option || text.startsWith(`${option} `);
  const inside = within(list);
  return (
    inside.queryByRole('radio', { name }) ??
    inside.queryByRole('button', { name }) ??
    screen.queryByRole('option', { name })
  );
}
