// The payment is decided: the merchant's page around this frame is told where to go, and nothing about the card.
const told = document.querySelector('[data-return]');
if (told) {
  const query = Object.fromEntries(new URL(told.dataset.return).searchParams);
  const parent = document.referrer === '' ? '*' : new URL(document.referrer).origin;
  globalThis.parent.postMessage({ type: 'decided', query }, parent === location.origin ? '*' : parent);
}

// As tall as what is in it: a page in a frame is scrolled by the page around it.
if (globalThis.parent !== globalThis) {
  const tellHeight = () => globalThis.parent.postMessage({ type: 'height', height: document.body.scrollHeight }, '*');
  new ResizeObserver(tellHeight).observe(document.body);
}
