import { z } from 'zod';
import type { Endpoint } from '#contract/protocol/endpoint.ts';
import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import { type ErrorCode, errorCodes } from '#contract/protocol/failure.ts';
import { failureSentences } from '#contract/protocol/failureSentences.ts';
import { requestHeaders, serviceProviders } from '#contract/protocol/requestHash.ts';
import { byConcept, type ConceptCalls } from './apiConcepts.ts';
import { curlOf, exampleAnswer, exampleCall, jsonSchemaOf } from './apiExample.ts';
import { scriptlessPolicy } from './scriptlessPolicy.ts';
import { standalonePage } from './standalonePage.ts';
import { standaloneStyle } from './standaloneStyle.ts';
import { statusOf } from './statusOf.ts';

const style = `${standaloneStyle}
main { max-width: 60rem; margin: 0 auto; padding: 24px 16px 64px; overflow-wrap: anywhere; }
h2 { margin: 40px 0 8px; text-transform: capitalize; }
h3 { margin: 16px 0 4px; font-size: 1rem; }
p, ul { max-width: 70ch; }
a { color: var(--accent); }
nav ul { display: flex; flex-wrap: wrap; gap: 4px 16px; padding: 0; list-style: none; text-transform: capitalize; }
nav a { display: inline-block; padding: 8px 0; }
details { border-bottom: 1px solid var(--line); }
summary { padding: 12px 0; cursor: pointer; }
summary small { color: var(--ink-2); }
code, pre { font: .875rem/1.5 ui-monospace, monospace; }
pre { margin: 0; padding: 12px; border: 1px solid var(--line); border-radius: 8px; background: var(--surface);
  white-space: pre-wrap; }
dt { margin-top: 12px; } dd { margin: 0; color: var(--ink-2); }
`;

const contentPolicy = scriptlessPolicy(style, "'none'");

/** Everything the contract says, for who writes a program against it. No script: it can be read and copied from. */
export function apiDocsPage(endpoints: readonly Endpoint[], baseUrl: string) {
  const concepts = byConcept(endpoints);
  const links = concepts.map(({ concept }) => `<li><a href="#${concept}">${concept}</a></li>`);
  const body = `<main>
<h1>Sawa API</h1>
<p>${endpoints.length} calls under <code>${escapeHtml(baseUrl)}/api</code>, made from the schemas that check them. The same as
<a href="/api/docs/openapi.json">OpenAPI 3.1</a> and as a <a href="/api/docs/collection.json">Postman collection</a>.</p>
<nav aria-label="Concepts"><ul>${links.join('')}<li><a href="#signing">signing</a></li><li><a href="#refusals">refusals</a></li></ul></nav>
${concepts.map(sectionOf(baseUrl)).join('\n')}
${signing}
${refusalList}
</main>`;
  return { html: standalonePage({ language: 'en', title: 'Sawa API', style, body }), contentPolicy };
}

const sectionOf =
  (baseUrl: string) =>
  ({ concept, calls }: ConceptCalls): string =>
    `<section aria-labelledby="${concept}"><h2 id="${concept}">${concept}</h2>
${calls.map((endpoint) => callOf(endpoint, baseUrl)).join('\n')}</section>`;

function callOf(endpoint: Endpoint, baseUrl: string): string {
  const { method, path, summary, access, params, query, body, data, refusals = [] } = endpoint;
  const example = exampleCall(endpoint);
  const isPublic = access === 'public';
  const shapes = [
    shapeOf('Parts of the path', params, 'input'),
    shapeOf('Query', query, 'input'),
    shapeOf('Body', body, 'input'),
    shapeOf('Data of the answer', data, 'output'),
  ];
  return `<details><summary><code>${method} ${escapeHtml(path)}</code> ${escapeHtml(summary)}${isPublic ? '' : ' <small>signed in</small>'}</summary>
<h3>Example</h3>
${isPublic ? block(curlOf(endpoint, baseUrl)) : signedExample(endpoint, example)}
<h3>Its answer has this shape</h3>
${block(JSON.stringify(exampleAnswer(endpoint), undefined, 2))}
${shapes.join('\n')}
${refusals.length > 0 ? `<h3>May be refused with</h3><ul>${refusals.map(refusalLink).join('')}</ul>` : ''}
</details>`;
}

const block = (text: string) => `<pre>${escapeHtml(text)}</pre>`;

/** Nobody can sign by hand, so only what is sent is shown. */
const signedExample = ({ method }: Endpoint, { target, body }: ReturnType<typeof exampleCall>): string =>
  block(`${method} /api${target}${body === undefined ? '' : `\n\n${JSON.stringify(body, undefined, 2)}`}`);

function shapeOf(title: string, schema: z.ZodType, io: 'input' | 'output'): string {
  const isNothing =
    schema instanceof z.ZodUndefined || (schema instanceof z.ZodObject && Object.keys(schema.shape).length === 0);
  return isNothing ? '' : `<h3>${title}</h3>\n${block(JSON.stringify(jsonSchemaOf(schema, io), undefined, 2))}`;
}

const refusalLink = (code: ErrorCode) => `<li><a href="#refused-${code}"><code>${code}</code></a></li>`;

const { hash, time, nonce, serviceProvider, userName, idempotencyKey } = requestHeaders;

const signing = `<section aria-labelledby="signing"><h2 id="signing">Signing</h2>
<p>Signing in answers with a cookie and a signing key. Each call of a signed-in sender brings the cookie,
<code>${time}</code> (milliseconds since 1970), <code>${nonce}</code> (used once), <code>${serviceProvider}</code>
(here <code>${serviceProviders.sandbox}</code>), <code>${userName}</code>, and in <code>${hash}</code> a keyed hash over these
and the request. How it is made: <code>contract/protocol/requestHash.ts</code>. Calls that move money also take
<code>${idempotencyKey}</code>, so that sending one again does nothing twice.</p></section>`;

const refusalList = `<section aria-labelledby="refusals"><h2 id="refusals">Refusals</h2>
<p>Every call may be refused. The answer has the HTTP status below, and a body like
<code>{"status":"422","error":{"code":"codeWrong","message":"…"}}</code>.</p>
<dl>${errorCodes
  .map(
    (code) =>
      `<dt id="refused-${code}"><code>${code}</code> ${statusOf[code]}</dt><dd>${escapeHtml(failureSentences.en[code])}</dd>`,
  )
  .join('')}</dl></section>`;
