import { z } from 'zod';

/**
 * Work the server asks of a browser instead of refusing it (decision 059). `nonce` is 16 bytes in base64url,
 * `difficulty` the zero bits each part has to begin with, `expires` seconds since 1970 by the server’s clock.
 */
export const challenge = z.strictObject({
  nonce: z.string(),
  difficulty: z.number(),
  expires: z.number(),
  mac: z.string(),
});
export type Challenge = z.infer<typeof challenge>;
