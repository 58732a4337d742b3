// The payment is named in the address's fragment, as TrueLayer's hosted page takes it; the server must be told.
const named = new URLSearchParams(location.hash.slice(1));
const query = new URLSearchParams({ lang: document.documentElement.lang });
for (const name of ['payment_id', 'resource_token', 'return_uri']) query.set(name, named.get(name) ?? '');
location.replace(`/truelayer/payments/open?${query}`);
