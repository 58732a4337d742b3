import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { CardForm } from '#contract/payment/payment.ts';
import { escapeHtml } from '#contract/protocol/escapeHtml.ts';
import type { PayTransferContext } from '#src/machines/payment/pay-transfer/payTransferContext.ts';
import { surroundings } from '#src/services/http/surroundings.ts';
import { hostOf, widgetAddress } from '#src/ui/screens/payment/leavingPage.ts';
import type { Voice } from './voice.ts';

/** Where a browser pays. A form of the card company's is sent from a page of this program's own. */
export function paymentAddress(context: PayTransferContext, { t }: Voice): string | Promise<string> | undefined {
  const { leaving } = context;
  const host = leaving && hostOf(leaving);
  if (!leaving || host === undefined) return undefined;
  if (leaving.kind === 'redirect') return leaving.uri;
  if (leaving.kind === 'widget') return surroundings().addressOf(widgetAddress(context));
  return offerForm(leaving.form, {
    title: t('terminal.payPage.title'),
    text: t('terminal.payPage.text', { host }),
    go: t('pay.leaving.form.go'),
  });
}

type PageWords = { readonly title: string; readonly text: string; readonly go: string };

/** The signed fields on one page, at an address nobody guesses, for as long as the program runs. */
async function offerForm(form: CardForm, words: PageWords): Promise<string> {
  const path = `/${crypto.randomUUID()}`;
  const server = createServer((request, response) => {
    const isAsked = request.url === path;
    response.writeHead(isAsked ? 200 : 404, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': `default-src 'none'; form-action ${new URL(form.url).origin}`,
      'referrer-policy': 'no-referrer',
    });
    response.end(isAsked ? formPage(form, words) : '');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
}

function formPage({ url, fields }: CardForm, { title, text, go }: PageWords): string {
  const inputs = fields.map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  );
  return `<!doctype html><meta charset="utf-8"><title>${escapeHtml(title)}</title><h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p><form method="post" action="${escapeHtml(url)}">${inputs.join('')}<button>${escapeHtml(go)}</button></form>`;
}
