import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '#server/database/ids.ts';
import { helpLines } from '#server/ops/commands.ts';
import { operatorRoles } from '#server/ops/roles.ts';
import { operate, opsLines } from '#tests/fixtures/operator.ts';
import { type RunningApp, startApp } from '#tests/fixtures/runningApp.ts';

let app: RunningApp;
beforeAll(async () => {
  app = await startApp({ jobs: false });
  for (const operator of ['grace', 'noor']) await operate(app, { command: 'maintenance', transferId: 'off', operator });
});
afterAll(() => app.stop());

describe('roles', () => {
  const inRole = async (role: string) => {
    const name = `only-${role}`;
    await operate(app, { command: 'maintenance', transferId: 'off', operator: name });
    await sql`update operator set roles = ${[role]} where name = ${name}`.execute(app.db);
    return (command: string) => operate(app, { command, transferId: newId(), operator: name });
  };

  test('decide who may do what; a refusal says who may, and is kept (ASVS 8.2.1, 16.3.2)', async () => {
    const support = await inRole('support');
    expect(await support('approve')).toEqual({ ok: false, lines: ['approve is for payments; you have support.'] });
    expect(await support('clear-hit')).toMatchObject({ lines: ['clear-hit is for compliance; you have support.'] });
    expect((await support('end-sessions')).lines[0]).toMatch(/^Nobody is known/);
    const payments = await inRole('payments');
    expect((await payments('approve')).lines[0]).toBe('There is no such transfer.');
    expect(await payments('add-operator')).toMatchObject({
      ok: false,
      lines: [expect.stringMatching(/for compliance/)],
    });
    expect(await opsLines(app, 'audit')).toMatch(/only-support +approve: refused .*approve is for payments/);
  });

  test('stand in the list of commands', () => {
    const help = helpLines().join('\n');
    expect(help).toMatch(/^approve +TRANSFER +x2 {2}.* payments$/m);
    expect(help).toMatch(/^queue .* anyone$/m);
    expect(help).toMatch(/^flag-fraud .* every role$/m);
  });

  test('are the three there are, one at least', async () => {
    for (const roles of ['', 'admin', 'support,admin']) {
      const about = { transferId: 'zed', email: 'zed@sawa.example', roles };
      expect((await operate(app, { command: 'add-operator', operator: 'grace', ...about })).lines[0]).toMatch(
        `--roles ${operatorRoles.join(',')}`,
      );
    }
    await expect(sql`update operator set roles = '{}' where name = 'grace'`.execute(app.db)).rejects.toMatchObject({
      constraint: 'operator_roles',
    });
  });
});
