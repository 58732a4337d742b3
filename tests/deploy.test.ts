import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { credentialsAt, loadSecrets } from '#sandbox/credentials.ts';
import { probePaths } from '#server/http/probes.ts';
import { readSettings } from '#server/settings/settings.ts';
import { expectations } from '#server/settings/variables.ts';
import { compose, image, manifests, pod, replicas, startingPlaces, textOf } from '#tests/fixtures/deployFiles.ts';
import { writeSecretly } from '#tests/fixtures/productionProcess.ts';

const folder = mkdtempSync(join(tmpdir(), 'sawa-deploy-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** What an operator fills in, and the files that are only there where it is deployed. */
const filledIn: Readonly<Record<string, string>> = {
  MASTER_SECRET: 'CIv0yqnrkHsUBeLcZWGnOiFtvfITpVNA7ymwa8VJdVI=',
  DATABASE_URL: 'postgres://sawa:secret@database.example:5432/sawa?sslmode=verify-full',
  SMTP_URL: 'smtps://user:password@mail.example:465',
};
const here = {
  DATA_DIR: join(folder, 'data'),
  PROVIDER_CREDENTIALS_FILE: writeSecretly(
    join(folder, 'credentials.json'),
    JSON.stringify(credentialsAt('https://companies.example', loadSecrets(undefined))),
  ),
};

describe.each(startingPlaces())('%s', (_place, given) => {
  const names = Object.keys(given);
  const settings = Object.fromEntries(
    Object.entries(given).map(([name, value = '']) => [
      name,
      value === '' ? filledIn[name] : value.replace(/\$\{SITE[^}]*\}/, 'send.example'),
    ]),
  );

  test('sets no variable the server does not know', () => {
    expect(names.filter((name) => !Object.hasOwn(expectations, name))).toEqual([]);
  });

  test('sets all that production needs, and nothing it refuses', () => {
    const read = readSettings({ ...settings, ...here });
    expect(read).toMatchObject({ sandbox: false, baseUrl: 'https://send.example', port: 4000 });
    expect(names).toEqual(expect.arrayContaining(Object.keys(here)));
  });

  test('writes what operators did where several servers may, and no machine of theirs', () => {
    expect(given.AUDIT_LOG).toMatch(/^syslog\+tls:/);
  });

  test('keeps no secret in the files', () => {
    expect(given.MASTER_SECRET).toBe('');
    expect(`${given.DATABASE_URL}${given.SMTP_URL}`).not.toMatch(
      /:\/\/[^/@]*:(?!PASSWORD)[^/@]+@|password=(?!PASSWORD)/,
    );
  });
});

describe('compose.yaml', () => {
  const services = Object.entries(compose.services);
  const servers = services.filter(([, { image: its }]) => its === 'sawa');

  test('has two servers, a database on no network, and a proxy they believe and no other', () => {
    expect(servers.map(([name]) => name)).toEqual(['server-1', 'server-2']);
    const { proxy, postgres } = compose.services;
    expect(postgres).toMatchObject({ network_mode: 'none', image: expect.stringMatching(/^postgres:1[5-9]/) });
    expect(proxy?.environment.SERVERS).toBe('server-1:4000 server-2:4000');
    const addresses = Object.values(proxy?.networks ?? {}).map(({ ipv4_address: address }) => address);
    for (const [, { environment }] of servers) expect(addresses).toEqual([environment.TRUSTED_PROXY]);
  });

  test.each(services)('%s can change nothing of itself, gain no rights, and has time to end', (_name, service) => {
    expect(service).toMatchObject({
      ...{ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] },
      stop_grace_period: expect.stringMatching(/^(?:1[5-9]|[2-9]\d)s$/),
    });
    const volumes = service.volumes.map((volume) => volume.split(':')[0] ?? '').filter((name) => !name.startsWith('.'));
    expect(volumes.filter((name) => !Object.hasOwn(compose.volumes, name))).toEqual([]);
    expect(service.secrets.filter((name) => !Object.hasOwn(compose.secrets, name))).toEqual([]);
  });
});

describe('the manifests', () => {
  const containers = [...pod.initContainers, ...pod.containers];

  test('run two servers as nobody in particular, one of which stays, behind a policy for both ways', () => {
    expect(replicas).toBe(2);
    expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThanOrEqual(15);
    expect(manifests).toContainEqual(
      expect.objectContaining({ kind: 'PodDisruptionBudget', spec: expect.objectContaining({ minAvailable: 1 }) }),
    );
    expect(manifests).toContainEqual(
      expect.objectContaining({
        kind: 'NetworkPolicy',
        spec: expect.objectContaining({ policyTypes: ['Ingress', 'Egress'] }),
      }),
    );
  });

  test('ask a server what it answers', () => {
    const server = pod.containers.find(({ name }) => name === 'server');
    const asked = [server?.livenessProbe, server?.readinessProbe];
    expect(asked).toMatchObject(probePaths.map((path) => ({ httpGet: { path } })));
    expect(server?.securityContext.runAsUser).toBe(Number(image.user.split(':')[0]));
  });

  test.each(containers.map((each) => [each.name, each] as const))('%s is hardened and bounded', (_name, each) => {
    expect(each.securityContext).toMatchObject({
      ...{ allowPrivilegeEscalation: false, readOnlyRootFilesystem: true },
      capabilities: { drop: ['ALL'] },
    });
    expect(each.resources).toMatchObject({
      requests: { memory: expect.any(String) },
      limits: { memory: expect.any(String) },
    });
    const volumes = pod.volumes.map(({ name }) => name);
    expect(each.volumeMounts.map(({ name }) => name).filter((name) => !volumes.includes(name))).toEqual([]);
  });
});

describe('the proxies', () => {
  const maps = manifests.flatMap((each) => (each.kind === 'ConfigMap' ? Object.entries(each.data) : []));
  const ofPods = maps.find(([name]) => name === 'Caddyfile')?.[1] ?? '';

  /** Those we use: most stand in Caddy’s lists of directives and options, none was tried with Caddy. */
  const directives = [
    ...['admin', 'auto_https', 'persist_config', 'grace_period', 'shutdown_delay', 'servers', 'protocols'],
    ...['tls', 'respond', 'reverse_proxy', 'lb_policy', 'lb_try_duration', 'transport', 'keepalive'],
    ...['health_uri', 'health_interval', 'health_timeout'],
  ];

  test.each([
    ['Caddyfile', textOf('Caddyfile')],
    ['that of the pods', ofPods],
  ])('%s speaks HTTP/2 and 3, keeps probes to itself, and has only directives Caddy knows', (_name, text) => {
    expect(text).toContain('protocols h1 h2 h3');
    for (const path of probePaths) expect(text).toContain(`respond ${path} 404`);
    expect(text.match(/\{\s*$/gm)?.length).toBe(text.match(/^\s*\}$/gm)?.length);
    const used = [...text.matchAll(/^\t+([a-z_]+)/gm)].map(([, name = '']) => name);
    expect(used.filter((name) => !directives.includes(name))).toEqual([]);
  });
});

test('the unit runs the bundle as its own user, who gains no rights, and gives it time to end', () => {
  const lines = textOf('systemd/sawa.service').split('\n');
  for (const line of lines) expect(line).toMatch(/^(?:|\[\w+\]|[A-Z]\w+=.*)$/);
  expect(lines).toEqual(
    expect.arrayContaining([
      ...['User=sawa', 'NoNewPrivileges=yes', 'ProtectSystem=strict', 'CapabilityBoundingSet=', 'TimeoutStopSec=15'],
      ...['EnvironmentFile=/etc/sawa/sawa.env', 'ExecStart=/usr/bin/node /opt/sawa/serve.js', 'StateDirectory=sawa'],
    ]),
  );
});
