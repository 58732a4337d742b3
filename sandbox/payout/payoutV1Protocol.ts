import { createHmac, randomUUID } from 'node:crypto';
import type { PayoutProtocol } from './payoutStore.ts';

/** `payout.v1`: hex HMAC-SHA256 over the time in seconds, a full stop and the raw body; good for five minutes. */
export const payoutV1Protocol =
  (webhookSecret: string): PayoutProtocol =>
  ({ url, body }, { isForged }) => {
    if (!url) return undefined;
    const timestamp = Math.floor(Date.now() / 1000).toString();
    const secret = isForged ? randomUUID() : webhookSecret;
    const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-remit-timestamp': timestamp,
      'x-remit-signature': `v1=${signature}`,
    };
    return { url, headers, body };
  };
