import { describe, expect, it } from '@jest/globals';
import { isPushService } from './push-service.js';

describe('NTF-03 addresses that are posted to', () => {
  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc', true],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
    ['https://web.push.apple.com/abc', true],
    ['https://wns2-par02p.notify.windows.com/w/?token=a', true],
    ['http://fcm.googleapis.com/fcm/send/abc', false],
    ['https://fcm.googleapis.com:8443/abc', false],
    ['https://fcm.googleapis.com@10.0.0.1/abc', false],
    ['https://evilpush.apple.com.example/abc', false],
    ['https://push.apple.com.evil.example/abc', false],
    ['https://xpush.apple.com/abc', false],
    ['https://127.0.0.1/abc', false],
    ['https://localhost/abc', false],
    ['nonsense', false],
  ])('%s: %j', (endpoint, allowed) => expect(isPushService(endpoint, { sandbox: false })).toBe(allowed));

  it('are any in the sandbox, where nothing is posted', () => {
    expect(isPushService('https://push.example/abc', { sandbox: true })).toBe(true);
    expect(isPushService('file:///etc/passwd', { sandbox: true })).toBe(false);
  });
});
