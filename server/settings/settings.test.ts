import { describe, expect, test } from 'vitest';
import { testVapidKeys as vapid } from '#tests/fixtures/vapidKeys.ts';
import { readSettings } from './settings.ts';
import { SettingsRefused } from './settingsRefused.ts';

describe('settings', () => {
  test('nothing set starts the sandbox on the usual ports', () => {
    expect(readSettings({})).toMatchObject({
      port: 4000,
      sandboxPort: 4100,
      dataDir: '.data',
      sandbox: true,
      sandboxUrl: 'http://127.0.0.1:4100',
      baseUrl: 'http://localhost:4000',
    });
  });

  test('addresses follow the ports, unless they are set', () => {
    expect(readSettings({ PORT: '4932', SANDBOX_PORT: '4933' })).toMatchObject({
      baseUrl: 'http://localhost:4932',
      sandboxUrl: 'http://127.0.0.1:4933',
    });
    expect(readSettings({ PORT: '4932', BASE_URL: 'https://sawa.example' }).baseUrl).toBe('https://sawa.example');
  });

  test.each([
    ['PORT', 'eighty', 'PORT should be a port number from 0 to 65535, but is “eighty”.'],
    ['PORT', '70000', 'PORT should be a port number from 0 to 65535, but is “70000”.'],
    ...['/nowhere/at/all/audit.log', '/', 'syslog://logs.example', 'udp://logs.example:514'].map(
      (place): [string, string, string] => [
        'AUDIT_LOG',
        place,
        `AUDIT_LOG should be a file in a folder that can be written, or an address like syslog+tls://logs.example:6514, but is “${place}”.`,
      ],
    ),
    ...['0', '4000', '4100', 'off'].map((port): [string, string, string] => [
      'METRICS_PORT',
      port,
      `METRICS_PORT should be a port number from 1 to 65535 that nothing else has, but is “${port}”.`,
    ]),
    [
      'METRICS_HOST',
      'example.com',
      'METRICS_HOST should be the IP address of this machine that Prometheus asks, like 127.0.0.1, but is “example.com”.',
    ],
    [
      'OTEL_EXPORTER_OTLP_ENDPOINT',
      'collector:4317',
      'OTEL_EXPORTER_OTLP_ENDPOINT should be the http address of a collector of traces, like http://127.0.0.1:4318, but is “collector:4317”.',
    ],
    ['SANDBOX', 'maybe', "SANDBOX should be 'on' or 'off', but is “maybe”."],
    [
      'BASE_URL',
      'localhost',
      'BASE_URL should be the http address people open, like http://localhost:4000, but is “localhost”.',
    ],
    [
      'PAYMENT_SWITCHES',
      'CAD card=ivy',
      'PAYMENT_SWITCHES should be ways to pay given to another company that serves them, like EUR card=paycross, GBP bank=ivy, but is “CAD card=ivy”.',
    ],
  ])('%s=%s stops the start with a sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsRefused(sentence));
  });

  test('the figures are shown to nobody unless a port is named, and then to this machine', () => {
    expect(readSettings({}).metrics).toBeUndefined();
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  });

  test('a way to pay can be given to another company (D-80)', () => {
    expect(readSettings({ PAYMENT_SWITCHES: 'EUR card=paycross, GBP bank=ivy' }).paymentSwitches).toEqual([
      { currency: 'EUR', kind: 'card', provider: 'paycross' },
      { currency: 'GBP', kind: 'bank', provider: 'ivy' },
    ]);
    expect(readSettings({}).paymentSwitches).toEqual([]);
  });

  test('page views are counted where it was said, and nowhere unless it was (D-98, PUB-30)', () => {
    expect(readSettings({}).pageViews).toEqual({});
    const counter = 'https://stats.example/views?site=sawa';
    expect(readSettings({ PAGE_VIEWS_URL: counter }).pageViews).toEqual({ counter });
    expect(() => readSettings({ PAGE_VIEW_PIXEL_URL: 'javascript:alert(1)' })).toThrow(
      /^PAGE_VIEW_PIXEL_URL should be/,
    );
  });

  test.each([
    [{ VAPID_PUBLIC_KEY: vapid.publicKey }, /^VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY should be set both, or neither/],
    [{ VAPID_PUBLIC_KEY: vapid.publicKey, VAPID_PRIVATE_KEY: 'A'.repeat(43) }, /^VAPID_PUBLIC_KEY .* another’s/],
    [{ VAPID_PUBLIC_KEY: 'short', VAPID_PRIVATE_KEY: vapid.privateKey }, /^VAPID_PUBLIC_KEY .* “short”/],
    [{ VAPID_PRIVATE_KEY: 'hunter2' }, /^VAPID_PRIVATE_KEY should be (?!.*hunter2)/],
  ])('half a pair of push keys, or two of different pairs, stops the start', (given, sentence) => {
    expect(() => readSettings(given)).toThrow(sentence);
  });

  test('nothing is pushed without keys, and a pair that fits is taken (API-22)', () => {
    expect(readSettings({}).vapid).toBeUndefined();
    const { publicKey, privateKey } = vapid;
    expect(readSettings({ VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }).vapid).toEqual(vapid);
  });

  test('a wrong secret is not repeated in the sentence', () => {
    expect(() => readSettings({ MASTER_SECRET: 'hunter2' })).toThrow(/^MASTER_SECRET should be (?!.*hunter2)/);
  });
});
