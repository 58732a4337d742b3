import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { z } from 'zod';

const audit = z.object({
  vulnerabilities: z.record(z.string(), z.object({ severity: z.string(), range: z.string() })),
});

/** Libraries whose known faults are high or critical. Undefined when the registry could not be asked. */
function graveFaults(answer: string): string[] | undefined {
  const read = audit.safeParse(asJson(answer));
  if (!read.success) return undefined;
  return Object.entries(read.data.vulnerabilities)
    .filter(([, { severity }]) => ['high', 'critical'].includes(severity))
    .map(([name, { severity, range }]) => `${name} ${range}: ${severity}`);
}

test('no library we ship has a known fault that is high or critical, as far as the registry answers (ASVS 15.2.1)', ({
  annotate,
}) => {
  const { stdout } = spawnSync('npm', ['audit', '--json', '--omit=dev', '--package-lock-only'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  const faults = graveFaults(stdout ?? '');
  if (faults === undefined) void annotate('The registry did not say which faults are known.');
  expect(faults ?? []).toEqual([]);
}, 120_000);

test('a grave fault is found in what the registry says, and silence is told from health', () => {
  const said = (severity: string) => JSON.stringify({ vulnerabilities: { axios: { severity, range: '<1.2.3' } } });
  expect(graveFaults(said('critical'))).toEqual(['axios <1.2.3: critical']);
  expect(graveFaults(said('low'))).toEqual([]);
  expect(graveFaults('{"message":"405 Method Not Allowed","statusCode":405}')).toBeUndefined();
  expect(graveFaults('')).toBeUndefined();
});

function asJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
