import { expect, test } from 'vitest';
import { runProgram, untilSaid } from '#tests/fixtures/productionProcess.ts';

test('a rejection nobody waited for is logged and the rest goes on; an exception ends the process, logged (ASVS 16.5.4)', async () => {
  const program = runProgram('tests/fixtures/faultyProgram.ts', {});
  await untilSaid(program, /"level":50,.*lost promise.*"msg":"unhandled rejection"/);
  await untilSaid(program, /still here/);
  expect(await program.ended).toBe(1);
  expect(program.said()).toMatch(/"level":60,.*lost exception.*"msg":"uncaught exception"/);
});
