import { z } from 'zod';
import { accept, type Result, refuse } from '#domain/result.ts';
import type { Credentials } from '../credentials.ts';
import { jsonOf, type SendRequest } from '../outbound/request.ts';

/** A wrong account is not the same as a network that does not answer: only the first is worth correcting. */
export type AccountName = Result<string, 'accountNameNotFound' | 'accountNameUnavailable'>;

export type AccountNames = ReturnType<typeof accountNames>;

/** People wait for this one while they fill in a form. */
const timeoutMs = 8000;

const found = z.object({ customerName: z.string().trim().min(1).max(200) });
const problem = z.object({ error: z.object({ code: z.string() }) });

/** Asks the payout partners whose account it is: AZA for Nigerian banks (RCP-29), PIVOT for mobile money (D-64). */
export function accountNames({ send, partners }: { send: SendRequest; partners: Credentials['payoutPartners'] }) {
  async function ask(partner: keyof typeof partners, account: Readonly<Record<string, string>>): Promise<AccountName> {
    const { apiUrl, apiKey } = partners[partner];
    const answer = await send({
      url: `${apiUrl}/name-checks`,
      method: 'POST',
      headers: { authorization: `Bearer ${apiKey}`, 'content-type': 'application/json' },
      body: JSON.stringify(account),
      timeoutMs,
    });
    if (!answer.ok) return refuse('accountNameUnavailable');
    const name = answer.value.status === 200 ? jsonOf(answer.value, found) : undefined;
    if (name) return accept(name.customerName);
    const isUnknown = jsonOf(answer.value, problem)?.error.code === 'accountNotFound';
    return refuse(isUnknown ? 'accountNameNotFound' : 'accountNameUnavailable');
  }

  return {
    onBankAccount: (account: { bank: string; accountNumber: string; expectedName?: string }) => ask('AZA', account),
    onMobileAccount: (account: { telecomCode: string; customerAccountNumber: string; expectedName?: string }) =>
      ask('PIVOT', account),
  };
}
