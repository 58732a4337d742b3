import { describe, expect, test } from 'vitest';
import { readSettings, SettingsRefused } from './settings.ts';

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

  test.each([
    ['PORT', 'eighty', 'PORT should be a port number from 0 to 65535, but is “eighty”.'],
    ['PORT', '70000', 'PORT should be a port number from 0 to 65535, but is “70000”.'],
    ['SANDBOX', 'maybe', "SANDBOX should be 'on' or 'off', but is “maybe”."],
    [
      'BASE_URL',
      'localhost',
      'BASE_URL should be the http address people open, like http://localhost:4000, but is “localhost”.',
    ],
  ])('%s=%s stops the start with a sentence', (name, value, sentence) => {
    expect(() => readSettings({ [name]: value })).toThrow(new SettingsRefused(sentence));
  });

  test('a wrong secret is not repeated in the sentence', () => {
    expect(() => readSettings({ MASTER_SECRET: 'hunter2' })).toThrow(/^MASTER_SECRET should be (?!.*hunter2)/);
  });

  test('production does not start with the sample secrets', () => {
    expect(() => readSettings({ SANDBOX: 'off' })).toThrow(/MASTER_SECRET .*\nPROVIDER_CREDENTIALS_FILE /);
  });
});
