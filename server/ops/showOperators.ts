import { openProposals } from './agreement.ts';
import { type KnownOperator, listOperators } from './operators.ts';
import type { OpsAnswer, OpsTools } from './runCommand.ts';
import { table, when } from './table.ts';

/** Who may act, in which roles, and what about them waits for a second yes. */
export async function showOperators({ db }: OpsTools): Promise<OpsAnswer> {
  const operators = await listOperators(db);
  if (operators.length === 0) return { ok: true, lines: ['Nobody yet: npm run ops -- add-operator NAME.'], data: [] };
  const rows = operators.map((one) => [
    one.name,
    when(one.added_at),
    one.added_by ?? 'at installation',
    one.roles.join(', '),
    one.email ?? '',
    stateOf(one),
  ]);
  const proposals = (await openProposals(db)).map(({ key, details, proposed_by, at }) => {
    const [command = '', name = ''] = key.split(':');
    const said = Object.entries(details).map(([option, value]) => ` --${option} ${value}`);
    return `${proposed_by} said yes on ${when(at)}: ${command} ${name}${said.join('')}`;
  });
  return {
    ok: true,
    lines: [...table(['operator', 'since (UTC)', 'added by', 'roles', 'address', 'state'], rows), ...proposals],
    data: operators,
  };
}

function stateOf({ disabled_at, has_secret, link_until }: KnownOperator): string {
  if (disabled_at) return `until ${when(disabled_at)}`;
  if (has_secret) return 'acts';
  return link_until ? `has a link until ${when(link_until)}` : 'has no secret: rekey-operator';
}
