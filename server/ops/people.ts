import { sql } from 'kysely';
import { type Command, type OpsAnswer, type OpsTools, refusal } from './acting.ts';
import { nobodyNamed, personNamed } from './blockActs.ts';
import { addOperator, disableOperator, foundingOperators, listOperators } from './operators.ts';
import { table, when } from './table.ts';

/** Makes the secret a new operator acts with; it is shown this once. */
export const newOperator: Command = async ({ db, operator }, { transferId: name = '' }) => {
  const added = await addOperator(db, { name, addedBy: operator || undefined });
  if (!added.ok) {
    return refusal(
      added.refusal === 'nameTaken'
        ? `There is an operator “${name}” already.`
        : 'Give the operator a name of small letters, digits, dots and hyphens: add-operator grace.',
    );
  }
  return {
    ok: true,
    lines: [
      `${name} is an operator now. The secret is shown this once; only ${name} may have it:`,
      `OPERATOR_SECRET=${added.value.secret}`,
    ],
    data: { name, secret: added.value.secret },
  };
};

/** Until there are two, whoever has the machine may add one; two is what approving takes. */
export const mayAddUnasked = async ({ db }: Pick<OpsTools, 'db'>): Promise<boolean> =>
  (await listOperators(db)).length < foundingOperators;

export const removeOperator: Command = async ({ db, operator }, { transferId: name = '' }) => {
  if (name === operator) return refusal('Somebody else takes you away.');
  if (!(await disableOperator(db, name))) return refusal('There is no such operator.');
  return { ok: true, lines: [`${name} acts no more.`] };
};

export async function showOperators({ db }: OpsTools): Promise<OpsAnswer> {
  const operators = await listOperators(db);
  const rows = operators.map(({ name, added_by, added_at, disabled_at }) => [
    name,
    when(added_at),
    added_by ?? 'at installation',
    disabled_at ? `until ${when(disabled_at)}` : 'acts',
  ]);
  if (rows.length === 0) return { ok: true, lines: ['Nobody yet: npm run ops -- add-operator NAME.'], data: [] };
  return { ok: true, lines: table(['operator', 'since (UTC)', 'added by', 'state'], rows), data: operators };
}

/** Signs somebody out everywhere. */
export const endSessions: Command = async ({ db }, { transferId: who = '' }) => {
  const userId = await personNamed(db, who);
  if (!userId) return refusal(nobodyNamed);
  const ended = await sql`update session set ended_at = now() where user_id = ${userId} and ended_at is null
    returning 1`.execute(db);
  const count = ended.rows.length;
  const said =
    count === 0
      ? 'Nobody was signed in there.'
      : count === 1
        ? 'One session has ended.'
        : `${count} sessions have ended.`;
  return { ok: true, lines: [said], data: { ended: count } };
};
