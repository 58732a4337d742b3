import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test } from 'vitest';
import { openDatabase } from '#server/database/open.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'sawa-embedded-'));
const folder = join(dataDir, 'database');
afterAll(() => rmSync(dataDir, { recursive: true }));

const bases = async (db: Awaited<ReturnType<typeof openDatabase>>['db']) =>
  (await db.selectFrom('pair_downtime').select('base').execute()).map(({ base }) => base);

describe('the embedded database', () => {
  test('a first start that was cut short is begun anew, and nothing of it stays', async () => {
    mkdirSync(`${folder}.new`, { recursive: true });
    writeFileSync(join(`${folder}.new`, 'PG_VERSION'), 'half');
    const { db, close } = await openDatabase({ dataDir });
    await sql`insert into pair_downtime (base, target) values ('GBP', 'XAF')`.execute(db);
    await expect(openDatabase({ dataDir })).rejects.toThrow('in use by another Sawa server');
    await close();
    expect(existsSync(`${folder}.new`)).toBe(false);
  });

  test('what was committed is there when it is opened again', async () => {
    const { db, close } = await openDatabase({ dataDir });
    expect(await bases(db)).toEqual(['GBP']);
    await close();
  });
});
