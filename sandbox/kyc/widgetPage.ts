import { type Html, html } from '../web/html.ts';
import type { Language } from '../web/language.ts';
import { type IdentityCheck, outcomes, type Part, retryReasons, verificationData } from './identityCheck.ts';
import { largestPictureBytes } from './pictureKind.ts';
import { widgetTexts } from './widgetTexts.ts';

type Widget = {
  readonly check: IdentityCheck;
  readonly language: Language;
  readonly token: string;
  /** Origin of the page around the widget, or empty. */
  readonly parent: string;
};

/** Every step is on the page from the start; the script shows one at a time. */
export function widgetBody({ check, language, token, parent }: Widget): Html {
  const words = widgetTexts[language];
  const { notAPicture, tooBig, noCamera, notSent } = words.problems;
  const captured = JSON.stringify(check.captures.map(verificationData));
  return html`<div data-widget data-token="${token}" data-transaction="${check.id}" data-parent="${parent}"
data-captured="${captured}" data-largest="${largestPictureBytes}" data-status="${check.status}"
data-not-a-picture="${notAPicture}" data-too-big="${tooBig}" data-no-camera="${noCamera}" data-not-sent="${notSent}" data-sending="${words.sending}">
${check.parts.map((part, position) => partStep(part, { check, language, number: position + 1 }))}
${decisionStep(check, language)}
<section data-step="done" hidden><h1 tabindex="-1">${words.doneHeading}</h1><p class="lead">${words.doneLead}</p></section>
<p role="status" data-progress></p>
<p role="alert" data-problem></p>
</div>`;
}

export function refusedBody(language: Language): Html {
  const words = widgetTexts[language];
  return html`<h1>${words.refused}</h1><p class="lead">${words.refusedLead}</p>`;
}

type Step = { readonly check: IdentityCheck; readonly language: Language; readonly number: number };

function partStep(part: Part, { check, language, number }: Step): Html {
  const words = widgetTexts[language];
  const { heading, lead } = words.parts[part];
  return html`<section data-step="${part}" data-part="${part}" hidden>
<p class="hint">${words.step(number, check.parts.length)}</p>
<h1 tabindex="-1">${heading}</h1>
<p class="lead">${lead}</p>
${part === 'document' && documentChoice(check, language)}
<div class="actions" data-choose>
<button type="button" data-camera>${words.useCamera}</button>
<label class="button">${words.chooseFile}<input type="file" class="visually-hidden" accept="image/jpeg,image/png,image/webp"></label>
<button type="button" data-sample>${words.useSample}</button>
</div>
<div data-live hidden>
<video class="picture" playsinline muted aria-label="${words.liveLabel}"></video>
<div class="actions"><button type="button" class="primary" data-shoot>${words.takePicture}</button>
<button type="button" data-stop>${words.stopCamera}</button></div>
</div>
<div data-preview hidden>
<img class="picture" alt="${words.previewAlt}">
<div class="actions"><button type="button" class="primary" data-keep>${words.keep}</button>
<button type="button" data-retake>${words.retake}</button></div>
</div>
</section>
`;
}

function documentChoice({ documentTypes }: IdentityCheck, language: Language): Html {
  const words = widgetTexts[language];
  return html`<fieldset><legend>${words.documentType}</legend>
${documentTypes.map(
  (type, position) =>
    html`<label class="choice"><input type="radio" name="documentType" value="${type}"${position === 0 && html` checked`}>${words.documentTypes[type]}</label>`,
)}
</fieldset>`;
}

function decisionStep({ parts }: IdentityCheck, language: Language): Html {
  const words = widgetTexts[language];
  const fitting = Object.entries(words.reasons).filter(([reason]) =>
    Object.entries(retryReasons).some(([name, { part }]) => name === reason && parts.includes(part)),
  );
  return html`<section data-step="decision" hidden>
<h1 tabindex="-1">${words.decisionHeading}</h1>
<p class="lead">${words.decisionLead}</p>
<form data-finish>
<fieldset><legend>${words.decision}</legend>
${outcomes.map(
  (outcome) =>
    html`<label class="choice"><input type="radio" name="decision" value="${outcome}"${outcome === 'accepted' && html` checked`}>${words.outcomes[outcome]}</label>`,
)}
</fieldset>
<label>${words.reason}<select name="reason">${fitting.map(([reason, text]) => html`<option value="${reason}">${text}</option>`)}</select></label>
<div class="actions"><button type="submit" class="primary">${words.finish}</button></div>
</form>
</section>
`;
}
