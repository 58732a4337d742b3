// Shows the card company's own fields in a frame, inside the merchant's form, and leaves for its address at the end.
const script = document.currentScript;
const source = new URL(script.src);
const language = globalThis.wpwlOptions?.locale === 'fr' ? 'fr' : 'en';
const checkoutId = source.searchParams.get('checkoutId') ?? '';

function show() {
  for (const form of document.querySelectorAll('form.paymentWidgets')) {
    const frame = document.createElement('iframe');
    frame.src = `${source.origin}/axcess/page/${encodeURIComponent(checkoutId)}?lang=${language}`;
    frame.title = language === 'fr' ? 'Carte' : 'Card';
    frame.height = '1180';
    form.replaceChildren(frame);
    globalThis.addEventListener('message', ({ origin, source: from, data }) => {
      if (origin !== source.origin || from !== frame.contentWindow) return;
      if (data?.type === 'height') frame.height = String(data.height);
      if (data?.type !== 'decided') return;
      const address = new URL(form.action);
      for (const [name, value] of Object.entries(data.query)) address.searchParams.set(name, value);
      location.assign(address.href);
    });
  }
}
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
else show();
