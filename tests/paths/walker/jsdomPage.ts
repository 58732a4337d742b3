import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { controlUnavailable, type Page } from './page.ts';

const pressable = ['button', 'link', 'tab', 'menuitem'] as const;

/** A patient page waits for a control to come; one that is not looks once, for what should not be there at all. */
export function jsdomPage({ isPatient }: { readonly isPatient: boolean }): Page {
  async function available<Found extends HTMLElement>(what: string, find: () => Found | null): Promise<Found> {
    const look = () => {
      const found = find();
      if (found && isUsable(found)) return found;
      const why = found ? 'is disabled' : 'is not on the page';
      throw new Error(`${what} ${why}`, { cause: controlUnavailable });
    };
    return isPatient ? await waitFor(look, { onTimeout: tellWhatThereIs }) : look();
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
    headline: async () => {
      const dialog = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')].at(-1);
      const heading = dialog ? dialog.querySelector('h1, h2, h3, h4') : document.querySelector('h1');
      return heading?.textContent?.trim() ?? '';
    },
  };
}

/** In place of the whole document: the words on the controls that are there. */
function tellWhatThereIs(error: Error): Error {
  const controls = [...document.querySelectorAll('h1, h2, button, a, label, legend, [role=option], [role=tab]')];
  error.message += `. There is: ${controls.map((control) => control.textContent?.trim()).join(' | ')}`;
  return error;
}

const isUsable = (control: HTMLElement) =>
  !control.matches(':disabled') && control.getAttribute('aria-disabled') !== 'true';

function pressableNamed(name: string): HTMLElement | null {
  for (const role of pressable) {
    const control = screen.queryByRole(role, { name });
    if (control) return control;
  }
  return null;
}

/** By the label's own text: a link inside a sentence loses the spaces around it in the accessible name. */
const tickable = (label: string): HTMLInputElement | null =>
  screen.queryAllByLabelText<HTMLInputElement>(label).find((element) => element.matches('input[type=checkbox]')) ??
  null;

/** Groups around a field carry its label too; a person types into the field. */
const fieldLabelled = (label: string): HTMLElement | null =>
  screen.queryAllByLabelText(label).find((element) => element.matches('input, textarea, select')) ?? null;

/** A list's button is named by its value and its label: "GBP Currency". */
function choiceNamed(group: string): HTMLElement | null {
  return (
    screen.queryByRole('radiogroup', { name: group }) ??
    screen.queryByRole('combobox', { name: group }) ??
    screen
      .queryAllByRole('button', { name: (name) => name.endsWith(group) })
      .find((button) => button.hasAttribute('aria-haspopup')) ??
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
