import { readPersonalData } from '#contract/account/personalData.ts';
import { accept } from '#domain/result.ts';
import type { Allowance, AttemptLimiter } from '../../http/rateLimiter.ts';
import { refused, signedInRoute } from '../../http/route.ts';
import type { KeyedDb } from '../../security/personKeys.ts';
import { confirmed } from '../factors/stepUp.ts';
import { asTables, personalDataOf } from './personalData.ts';
import { personPage } from './personPage.ts';

/** Times somebody may have all of their data made: each reads every table. */
const exportsAllowed: Allowance = { limit: 10, windowSeconds: 3600 };

type Dependencies = KeyedDb & { readonly limiter: AttemptLimiter };

/** What we keep about somebody, for them alone and only once they confirmed it (decision 113). */
export const personRoutes = ({ db, keys, limiter }: Dependencies) => [
  signedInRoute(readPersonalData, async ({ params, language }, caller) => {
    if (params.id !== caller.userId) return refused('notFound');
    const shown = { kind: 'account', act: 'downloadData' } as const;
    const asked = await confirmed(db, caller, { shown, about: undefined });
    if (!asked.ok) return asked;
    const limited = await limiter.take(`personal-data:${caller.userId}`, exportsAllowed);
    if (limited) return limited;
    const { madeAt, found } = await personalDataOf({ db, keys }, caller.userId);
    const page = personPage({ language, madeAt, found });
    return accept({ madeAt: Math.floor(madeAt.getTime() / 1000), tables: asTables(found), page });
  }),
];
