import { expect, test } from 'vitest';
import { isPushService } from './pushService.ts';

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['https://wns2-par02p.notify.windows.com/w/?token=abc', true],
  ['https://fcm.googleapis.com.attacker.example/abc', false],
  ['https://notify.windows.com.attacker.example/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user@fcm.googleapis.com/abc', false],
  ['http://fcm.googleapis.com/abc', false],
  ['https://127.0.0.1/abc', false],
  ['not an address', false],
])('an address of a push service is one of the four browsers’ own: %s is %s (API-22, ASVS 1.3.6)', (endpoint, is) => {
  expect(isPushService(endpoint)).toBe(is);
});
