import { escapeHtml } from '#contract/protocol/escapeHtml.ts';

export type FormSent = {
  /** The form's own address, by which it is found in the page. */
  readonly action: string;
  readonly typed: ReadonlyMap<string, string>;
  /** Fields that are wrong, each of which the build wrote a hidden sentence for. */
  readonly wrong: readonly string[];
  /** Begins the ids of those sentences, and of the one for the whole form. */
  readonly anchor: string;
  readonly outcome: 'later' | 'refused';
};

/**
 * The page a form was sent from, with what was typed still in it and what is wrong beside its field: for who runs no
 * script. It stands at the form's address, which no script of ours knows, so it brings none.
 */
export function rerenderForm(html: string, { action, typed, wrong, anchor, outcome }: FormSent): string {
  const form = new RegExp(`<form\\b[^>]* action="${action}"[\\s\\S]*?</form>`);
  const filled = html.replace(form, (written) => {
    const withTyped = [...typed].reduce((text, [name, value]) => withValue(text, name, value), written);
    return wrong.reduce((text, name, place) => markedWrong(text, { name, id: `${anchor}-${name}`, place }), withTyped);
  });
  const shown = wrong.length > 0 ? wrong.map((name) => `${anchor}-${name}`) : [`${anchor}-${outcome}`];
  const told = shown.reduce((text, id) => text.replace(` id="${id}"`, (start) => `${start} data-shown=""`), filled);
  return told.replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*rel="modulepreload"[^>]*>/g, '');
}

/** Hidden fields keep what the build wrote into them. */
function withValue(form: string, name: string, value: string): string {
  const text = escapeHtml(value);
  return form
    .replace(new RegExp(`<input\\b(?![^>]* type="hidden")[^>]* name="${name}"`), (start) => `${start} value="${text}"`)
    .replace(new RegExp(`(<textarea\\b[^>]* name="${name}"[^>]*>)[^<]*`), (_all, start: string) => start + text)
    .replace(new RegExp(`<select\\b[^>]* name="${name}"[\\s\\S]*?</select>`), (choices) =>
      choices.replaceAll(' selected=""', '').replace(`<option value="${text}"`, (option) => `${option} selected=""`),
    );
}

type Wrong = { readonly name: string; readonly id: string; readonly place: number };

/** The first of them is gone to, as a page with scripts does it. */
function markedWrong(form: string, { name, id, place }: Wrong): string {
  const marked = form.replace(` data-field="${name}"`, (start) => `${start} data-invalid="true"`);
  return marked.replace(new RegExp(`<(?:input|select|textarea)\\b[^>]* name="${name}"[^>]*`), (control) => {
    const open = control.replace(/\/$/, '');
    const described = / aria-describedby="/.test(open)
      ? open.replace(/ aria-describedby="/, (start) => `${start}${id} `)
      : `${open} aria-describedby="${id}"`;
    return `${described} aria-invalid="true"${place === 0 ? ' autofocus=""' : ''}`;
  });
}
