import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isCommand } from '#server/ops/roles.ts';
import { type MetricName, metrics, prometheusName } from '#server/telemetry/metrics.ts';
import { alertRules, dashboardExpressions } from './fixtures/alertRules.ts';

const root = join(import.meta.dirname, '..');
const runbook = readFileSync(join(root, 'docs/runbook.md'), 'utf8');

/** Every name in the exposition and the labels it has; those of Prometheus itself beside them. */
const exposed = new Map<string, readonly string[]>([['up', ['job', 'instance']]]);
for (const name of Object.keys(metrics) as MetricName[]) {
  const labels = [...metrics[name].labels.map((label) => label.replaceAll('.', '_')), 'instance'];
  const shown = prometheusName(name);
  if (metrics[name].kind !== 'histogram') exposed.set(shown, labels);
  else for (const part of ['_sum', '_count', '_bucket']) exposed.set(`${shown}${part}`, [...labels, 'le']);
}

const namesIn = (expr: string) => [
  ...new Set(expr.replace(/\{[^}]*\}|by \([^)]*\)|\[\w+\]/g, '').match(/\b[a-z]\w*_\w+\b|\bup\b/g)),
];
const labelsIn = (expr: string) =>
  [...expr.matchAll(/\{([^}]*)\}|by \(([^)]*)\)/g)].flatMap(([, inside = '', by = '']) => [
    ...[...inside.matchAll(/(\w+)(?:=~|!=|=)/g)].map(([, label = '']) => label),
    ...by.split(', ').filter(Boolean),
  ]);
const isFunction = (name: string) => name === 'histogram_quantile';

describe.each([
  ...alertRules.map(({ alert, expr }): [string, string] => [`the alert ${alert}`, expr]),
  ...dashboardExpressions.map(([title, expr]): [string, string] => [`the panel “${title}”`, expr]),
])('%s', (_where, expr) => {
  test('asks for metrics that are declared, by labels they have', () => {
    const names = namesIn(expr).filter((name) => !isFunction(name));
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !exposed.has(name))).toEqual([]);
    const labels = names.flatMap((name) => exposed.get(name) ?? []);
    expect(labelsIn(expr).filter((label) => !labels.includes(label))).toEqual([]);
  });
});

describe('docs/runbook.md', () => {
  const sections = new Map(
    runbook
      .split(/^## /m)
      .slice(1)
      .map((section) => [section.split('\n')[0] ?? '', section] as const),
  );

  test('has a page for every alert and no other, where the alert says', () => {
    expect([...sections.keys()].sort()).toEqual(alertRules.map(({ alert }) => alert).sort());
    for (const { alert, annotations } of alertRules) {
      expect(annotations.runbook).toBe(`docs/runbook.md#${alert.toLowerCase()}`);
    }
  });

  test.each(alertRules.map(({ alert }) => alert))('%s: what it means, what the sender sees, what to do', (alert) => {
    expect(sections.get(alert)).toMatch(/\*\*Means\.\*\* .+\n\n\*\*The sender\*\* .+\n\n\*\*Do\.\*\* .+/s);
  });

  test('marks the conditions that were made true, and no other', () => {
    const tried = readFileSync(join(root, 'tests/api/alerts.test.ts'), 'utf8');
    const made = new Set([...tried.matchAll(/\b(?:fires|firing)\('(\w+)'/g)].map(([, alert = '']) => alert));
    const marked = [...sections].filter(([, section]) => section.includes('**Means.** †')).map(([alert]) => alert);
    expect(marked.sort()).toEqual([...made].sort());
  });

  test('names commands that there are, and files', () => {
    const commands = [...runbook.matchAll(/`ops (\S+?)[ `]/g)].map(([, command = '']) => command);
    expect(commands.length).toBeGreaterThan(10);
    expect(commands.filter((command) => !isCommand(command))).toEqual([]);
    const links = [...runbook.matchAll(/\]\(([^)#]+)/g)].map(([, path = '']) => path);
    expect(links.filter((path) => !existsSync(join(root, 'docs', path)))).toEqual([]);
  });
});
