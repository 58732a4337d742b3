import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';

const lockfile = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
      optional: z.boolean().optional(),
      os: z.array(z.string()).optional(),
      link: z.boolean().optional(),
    }),
  ),
});

const text = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
const packages = Object.entries(lockfile.parse(JSON.parse(text)).packages).filter(([path]) => path !== '');
const those = (holds: (entry: (typeof packages)[number][1]) => boolean) =>
  packages.filter(([, entry]) => holds(entry)).map(([path]) => path);

const bill = z.looseObject({ bomFormat: z.string(), components: z.array(z.looseObject({ purl: z.string() })) });
const manifest = z
  .looseObject({ dependencies: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')));

/** Programs that run when they are installed, each read before it was let in: what they do is said here. */
const reviewedScripts = {
  'node_modules/core-js': 'asks for money in the terminal; comes with jspdf',
  'node_modules/esbuild': 'looks whether its binary runs here; comes with tsx',
  'node_modules/fsevents': 'builds itself on a Mac',
};

/** Binaries for other machines, of which npm wrote no hash down because it never fetched them here. */
const otherMachines = /^node_modules\/(?:@biomejs\/cli|@oxc-parser\/binding)-/;

describe('the lockfile', () => {
  test('takes packages from npm’s registry and nowhere else (ASVS 15.1.2, 15.2.4)', () => {
    const elsewhere = those(
      ({ resolved, link }) =>
        link === true || (resolved !== undefined && !resolved.startsWith('https://registry.npmjs.org/')),
    );
    expect(elsewhere).toEqual([]);
  });

  test('holds a SHA-512 of every package this kind of machine installs (ASVS 15.2.4)', () => {
    const unhashed = those(({ integrity }) => !integrity?.startsWith('sha512-'));
    const foreign = those(({ optional, os }) => optional === true && os !== undefined);
    expect(unhashed.filter((path) => !(otherMachines.test(path) && foreign.includes(path)))).toEqual([]);
  });

  test('runs no program at installation but the reviewed ones', () => {
    const reviewed = Object.keys(reviewedScripts);
    expect(
      those(({ hasInstallScript }) => hasInstallScript === true).filter((path) => !reviewed.includes(path)),
    ).toEqual([]);
  });

  test('makes a bill of materials in CycloneDX that names what we depend on (ASVS 15.1.2)', () => {
    const made = spawnSync('npm', ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'], {
      encoding: 'utf8',
      maxBuffer: 64 * 1024 * 1024,
    });
    const { bomFormat, components } = bill.parse(JSON.parse(made.stdout));
    expect(bomFormat).toBe('CycloneDX');
    const direct = Object.keys(manifest.dependencies);
    const named = new Set(
      components.map(({ purl }) => decodeURIComponent(purl).replace(/^pkg:npm\/(.+)@[^@]+$/, '$1')),
    );
    expect(direct.filter((name) => !named.has(name))).toEqual([]);
    // Another program's, which takes what the machine gives it.
  }, 120_000);
});
