import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';

const screens = resolve(import.meta.dirname, 'screens');
const tours = resolve(import.meta.dirname, '../browser/tours');

const flowsWithScreens = readdirSync(screens)
  .filter((file) => file.endsWith('.screen.ts'))
  .map((file) => file.replace('.screen.ts', ''));

test.each(flowsWithScreens)('the screens of %s are toured in a browser', (flow) => {
  expect(existsSync(resolve(tours, `${flow}.test.ts`))).toBe(true);
});
