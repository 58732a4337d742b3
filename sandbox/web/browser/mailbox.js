// Keeps the inbox current without reloading it: only new messages are put in, so focus and scroll stay where they are.
const list = document.querySelector('[data-messages]');
const empty = document.querySelector('[data-empty]');
const announcer = document.querySelector('[data-announce]');
const pollMilliseconds = 1500;

async function fetchNewer() {
  const query = new URLSearchParams(location.search);
  query.set('lang', document.documentElement.lang);
  query.set('after', list.querySelector('article')?.dataset.id ?? '');
  const answer = await fetch(`/mailbox/newer?${query}`, { cache: 'no-store' });
  if (answer.ok) showNewer(await answer.text());
}

function showNewer(markup) {
  const arrived = new DOMParser().parseFromString(markup, 'text/html').querySelectorAll('article');
  const unseen = [...arrived].filter((article) => !document.getElementById(article.id));
  if (unseen.length === 0) return;
  list.prepend(...unseen);
  empty.hidden = true;
  announcer.textContent = announcer.dataset.announce + unseen.length;
}

async function pollForEver() {
  try {
    if (!document.hidden) await fetchNewer();
  } finally {
    setTimeout(pollForEver, pollMilliseconds);
  }
}

list.addEventListener('click', async (event) => {
  const button = event.target.closest('[data-copy]');
  if (!button) return;
  await navigator.clipboard.writeText(button.dataset.copy);
  announcer.textContent = list.dataset.copied;
  button.classList.add('copied');
});

document.addEventListener('visibilitychange', () => {
  if (!document.hidden) fetchNewer().catch(() => undefined);
});
pollForEver();
