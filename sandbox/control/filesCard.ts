import type { Files } from '../files/files.ts';
import { type Html, html } from '../web/html.ts';
import type { Language } from '../web/language.ts';
import { filesTexts } from './filesTexts.ts';

type Card = { readonly language: Language; readonly action: string; readonly files: Files };

/** The daily files for the reconciliation: which are wrong, and whether today is in them. */
export function filesCard({ language, action, files }: Card): Html {
  const words = filesTexts[language];
  const { companies, wrong, closesToday } = files.standing();
  return html`<section class="card" aria-labelledby="files"><h2 id="files">${words.title}</h2>
<p>${words.lead} <code>npm run ops -- reconcile</code></p>
${wrong.length > 0 && html`<ul>${wrong.map(({ company, count }) => html`<li>${company}: ${words.wrong(count)}</li>`)}</ul>`}
<form method="post" action="${action}">
<div class="row"><p class="grow"><label for="file">${words.file}</label><select id="file" name="file">${companies.map(
    (company) => html`<option value="${company}">${company}</option>`,
  )}</select></p>
<p class="grow"><label for="lines">${words.lines}</label><input id="lines" name="lines" type="number" min="0" max="1000" value="8" inputmode="numeric"></p></div>
<div class="actions"><button type="submit" name="deed" value="spoil">${words.spoil}</button>
<button type="submit" name="deed" value="${closesToday ? 'leaveToday' : 'closeToday'}">${closesToday ? words.leaveToday : words.closeToday}</button></div>
</form></section>
`;
}
