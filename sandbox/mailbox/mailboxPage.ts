import { type Html, html } from '../web/html.ts';
import { type Language, localeOf } from '../web/language.ts';
import type { Message } from './mailbox.ts';
import { mailboxTexts } from './mailboxTexts.ts';

type Inbox = {
  readonly language: Language;
  readonly to: string;
  readonly messages: readonly Message[];
  readonly addresses: readonly string[];
};

/** The newest are what somebody waits for; the rest would make the page too long for a phone. */
const messagesAtOnce = 10;

export function inboxBody({ language, to, messages, addresses }: Inbox): Html {
  const words = mailboxTexts[language];
  const articles = messages.map((message) => messageArticle(message, language));
  const older = articles.slice(messagesAtOnce);
  return html`<h1>${words.title}</h1>
<p class="lead">${words.intro}</p>
<form method="get" action="/mailbox" class="row" role="search">
<input type="hidden" name="lang" value="${language}">
<label class="grow">${words.filter}
<input name="to" value="${to}" list="addresses" autocomplete="off"></label>
<datalist id="addresses">${addresses.map((address) => html`<option value="${address}"></option>`)}</datalist>
<button type="submit">${words.show}</button>
${to !== '' && html`<a href="/mailbox?lang=${language}">${words.showAll}</a>`}
</form>
<p role="status" class="visually-hidden" data-announce="${words.newMessages}"></p>
<div class="empty" data-empty${messages.length > 0 && html` hidden`}>
<h2>${words.emptyTitle}</h2>
<p>${to === '' ? words.empty : words.emptyFor}</p>
</div>
<section aria-label="${words.list}" data-messages data-copied="${words.copied}">
${articles.slice(0, messagesAtOnce)}
${older.length > 0 && html`<details><summary>${words.older(older.length)}</summary>${older}</details>`}
</section>`;
}

export function messageArticle(message: Message, language: Language): Html {
  const words = mailboxTexts[language];
  const codes = message.text.match(/\b\d{6}\b/g) ?? [];
  return html`<article class="card message" id="m-${message.id}" data-id="${message.id}">
<header>
${message.subject === undefined ? html`<h2>${words[message.channel]}</h2>` : html`<h2 lang="${message.language ?? language}">${message.subject}</h2>`}
<p class="hint">${message.subject !== undefined && html`${words[message.channel]} · `}${words.to} ${message.to} · <time datetime="${message.receivedAt}">${timeIn(language, message.receivedAt)}</time></p>
</header>
<p class="text"${message.language !== undefined && html` lang="${message.language}"`}>${withLinks(message.text)}</p>
${[...new Set(codes)].map(
  (code) =>
    html`<p class="row"><span>${words.codeIs} <strong class="code">${code}</strong></span><button type="button" data-copy="${code}">${words.copyCode} <span class="visually-hidden">${code}</span></button></p>`,
)}
${message.html !== undefined && html`<p><a href="/mailbox/${message.id}/html">${words.designed}</a></p>`}
</article>
`;
}

/** Addresses in the text become links, full stop at the end of a sentence left out. */
function withLinks(text: string): Html[] {
  return text
    .split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/)
    .map((part, position) =>
      position % 2 === 1 ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`,
    );
}

const timeIn = (language: Language, iso: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'medium', timeStyle: 'medium' }).format(new Date(iso));
