import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { configurationOf, stagesOf, takeSteps } from './imageSteps.ts';

const root = resolve(import.meta.dirname, '..');
const dockerfile = readFileSync(join(root, 'deploy/Dockerfile'), 'utf8');
const folder = mkdtempSync(join(tmpdir(), 'sawa-image-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the image', () => {
  const stages = stagesOf(dockerfile);

  test('has no step that `npm run image` does not take, and that would stop it', () => {
    expect(stages.flatMap(({ steps }) => steps).length).toBe(dockerfile.match(/^(?!FROM)[A-Z]+ /gm)?.length);
    expect(() => stagesOf('FROM debian\nVOLUME /data')).toThrow('VOLUME');
  });

  test('has no shell step, no npm and nobody’s root in what is run', () => {
    const last = stages.at(-1);
    expect(last?.base).toBe('debian:bookworm-slim');
    expect(last?.steps.filter(({ instruction }) => instruction === 'RUN')).toEqual([]);
    expect(configurationOf(stages)).toEqual({
      user: '10001:10001',
      environment: { SANDBOX: 'off', DATA_DIR: '/data' },
      entrypoint: ['node', '/sawa/serve.js'],
    });
  });

  test('its steps are taken as an engine takes them: copied, run in their folder, given away', () => {
    const context = join(folder, 'context');
    mkdirSync(join(context, 'inner'), { recursive: true });
    writeFileSync(join(context, 'one'), '1');
    writeFileSync(join(context, 'inner/two'), '2');
    const steps = [
      ...['FROM a AS build', 'WORKDIR /work', 'COPY one inner/two ./', 'COPY . all', 'RUN cat one two > both'],
      ...['FROM b', 'COPY --from=build /work/both /there/both', 'COPY --from=build /work/all /all'],
    ];
    const image = takeSteps(stagesOf(steps.join('\n')), { context, folder: join(folder, 'stages') });
    expect(readFileSync(join(image, 'there/both'), 'utf8')).toBe('12');
    expect(readFileSync(join(image, 'all/inner/two'), 'utf8')).toBe('2');
  });
});
