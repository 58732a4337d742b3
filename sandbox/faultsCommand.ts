import { companyIds, faultKinds } from './companies.ts';
import { faultOrder } from './webhooks/faults.ts';

/** What a person types after `npm run sandbox --`, against the sandbox that is running. */
export async function runFaults(words: readonly string[], site: string): Promise<string> {
  const [first, kind, count = '1'] = words;
  if (first === undefined) return `${await outstanding(site)}\n\n${usage}`;
  if (first === 'clear') {
    await fetch(`${site}/faults`, { method: 'DELETE' });
    return 'Every company works as it should again.';
  }
  if (first === 'release') {
    const released = await fetch(`${site}/faults/release`, { method: 'POST' });
    return `Let go: ${((await released.json()) as { released: number }).released} webhooks.`;
  }
  const order = faultOrder.safeParse({ provider: first, kind, count: Number(count) });
  if (!order.success) return usage;
  await fetch(`${site}/faults`, { method: 'POST', body: JSON.stringify(order.data) });
  return outstanding(site);
}

async function outstanding(site: string): Promise<string> {
  const asked = await fetch(`${site}/faults`);
  const { faults } = (await asked.json()) as { faults: { provider: string; kind: string; count: number }[] };
  if (faults.length === 0) return 'Nothing is ordered: every company works as it should.';
  return faults.map(({ provider, kind, count }) => `${provider}: ${kind} × ${count}`).join('\n');
}

const usage = `npm run sandbox -- faults                            what is ordered
npm run sandbox -- faults <company> <fault> [times]  orders it
npm run sandbox -- faults release                    lets held webhooks go
npm run sandbox -- faults clear                      calls everything off

company: ${companyIds.join(', ')}
fault:   ${faultKinds.join(', ')}

The same by hand: /control on the sandbox's site.`;
