import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildPage } from './buildPage.ts';
import type { Report } from './composeReport.ts';

/** The page, its script and style, and its data; pictures are there already, in `screenshots`. */
export async function writeReportFiles(folder: string, { overview, machines }: Report): Promise<void> {
  const data = join(folder, 'data');
  rmSync(data, { recursive: true, force: true });
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'overview.js'), assignment('window.pathReport', { machines: {}, overview }));
  for (const machine of machines) {
    const name = `window.pathReport.machines[${JSON.stringify(machine.id)}]`;
    writeFileSync(join(data, `${machine.id}.js`), assignment(name, machine));
  }
  writeFileSync(join(folder, 'index.html'), page);
  await buildPage(folder);
}

/** Data are scripts, not JSON files, because a page opened from a file may load the one and not the other. */
const assignment = (name: string, value: object) => `${name} = ${JSON.stringify(value)};\n`;

const page = `<!doctype html>
<html lang="en" data-accent="TZ">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="light dark" />
    <title>Every path of Sawa</title>
    <link rel="icon" href="data:," />
    <link rel="stylesheet" href="report.css" />
  </head>
  <body>
    <div id="report"></div>
    <noscript>This report draws its charts with a script; allow it to run.</noscript>
    <script src="data/overview.js"></script>
    <script src="report.js"></script>
  </body>
</html>
`;
