/** One moment of both faces, as JPEG. */
export type Moment = { readonly screens: Buffer; readonly guide: Buffer };

type Size = { readonly width: number; readonly height: number };

const secondsEach = 3;
const gap = 24;
const captionHeight = 36;

/**
 * Two telephones side by side, moment after moment, as an SVG that needs no player. Who wants nothing to move sees the
 * last moment alone.
 */
export function movingPicture(moments: readonly Moment[], { width, height }: Size): string {
  const whole = { width: 2 * width + gap, height: height + captionHeight };
  const share = 100 / moments.length;
  const frames = moments.map(
    ({ screens, guide }, at) =>
      `<g class="moment" style="animation-delay:${at * secondsEach}s">${[screens, guide].map(phone).join('')}</g>`,
  );
  function phone(jpeg: Buffer, side: number): string {
    const source = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
    return `<image x="${side * (width + gap)}" y="${captionHeight}" width="${width}" height="${height}" href="${source}"/>`;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${whole.width} ${whole.height}" role="img" aria-labelledby="title">
<title id="title">The same transfer on the screens and with the guide, from the first question to the bank</title>
<style>
text { font: 600 16px system-ui, sans-serif; fill: #57605a; }
.moment { opacity: 0; animation: shown ${moments.length * secondsEach}s infinite; }
@keyframes shown { 0%, ${share - 0.01}% { opacity: 1; } ${share}%, 100% { opacity: 0; } }
@media (prefers-reduced-motion: reduce) { .moment { animation: none; } .moment:last-of-type { opacity: 1; } }
</style>
<text x="4" y="22">Screens</text><text x="${width + gap + 4}" y="22">Guide</text>
${frames.join('\n')}
</svg>
`;
}
