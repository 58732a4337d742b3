import { describe, expect, test } from 'vitest';
import { rerenderForm } from './rerenderForm.ts';

const html = `<head><link rel="modulepreload" href="/a.js"/><script type="module" src="/b.js"></script></head>
<form method="post" action="/other"><input name="email"/></form>
<p id="wish-refused" class="x">Check it</p><p id="wish-later" class="x">Later</p>
<form method="post" action="/wish" class="f"><input type="hidden" name="page" value="/wish"/>
<div data-field="email"><input id="a" name="email" required="" type="email"/></div><span id="wish-email" class="w">Not an address</span>
<select name="country"><option value="" disabled="" selected="">Choose</option><option value="SN">Senegal</option></select>
<input id="b" name="code" aria-describedby="hint"/><span id="wish-code" class="w">Not a code</span>
<textarea name="message" rows="4"></textarea></form>`;

const sent = { action: '/wish', anchor: 'wish', outcome: 'refused', typed: new Map(), wrong: [] } as const;

describe('a form that was refused where no script runs (issue 6, bad input)', () => {
  test('keeps what was typed, in every kind of field, as text (ASVS 1.3.7)', () => {
    const typed = new Map([
      ['email', 'a"b@$&.example'],
      ['country', 'SN'],
      ['message', '</textarea><script>1</script>'],
      ['page', '/elsewhere'],
    ]);
    const again = rerenderForm(html, { ...sent, typed });
    expect(again).toContain('name="email" value="a&quot;b@$&amp;.example"');
    expect(again).toContain('<option value="" disabled="">Choose</option><option value="SN" selected="">');
    expect(again).toContain('rows="4">&lt;/textarea&gt;&lt;script&gt;1&lt;/script&gt;</textarea>');
    expect(again).toContain('name="page" value="/wish"');
    expect(again).toContain('action="/other"><input name="email"/>');
  });

  test('says beside each field that it is wrong, and begins with the first', () => {
    const again = rerenderForm(html, { ...sent, wrong: ['email', 'code'] });
    expect(again).toMatch(/name="email"[^>]* aria-describedby="wish-email" aria-invalid="true" autofocus=""/);
    expect(again).toMatch(/name="code" aria-describedby="wish-code hint" aria-invalid="true">/);
    expect(again).toContain('<span id="wish-email" data-shown="" class="w">');
    expect(again).toContain('<span id="wish-code" data-shown="" class="w">');
    expect(again).toContain('<div data-field="email" data-invalid="true">');
    expect(again).toContain('<p id="wish-refused" class="x">');
  });

  test.each(['refused', 'later'] as const)('where no field is to blame, says of the whole form: %s', (outcome) => {
    expect(rerenderForm(html, { ...sent, outcome })).toContain(`<p id="wish-${outcome}" data-shown="" class="x">`);
  });

  test('runs no script of ours, which would not know the address of the form', () => {
    expect(rerenderForm(html, sent)).not.toMatch(/<script|modulepreload/);
  });
});
