/** The cookies of one site, until the program ends. */
export function cookieJar() {
  const kept = new Map<string, string>();
  return {
    header: (): string => [...kept].map(([name, value]) => `${name}=${value}`).join('; '),
    /** Takes `Set-Cookie` lines; one that is over is forgotten. */
    take(lines: readonly string[]) {
      for (const line of lines) {
        const [pair = '', ...attributes] = line.split(';');
        const [name = '', ...value] = pair.split('=');
        if (attributes.some((attribute) => /^\s*max-age=0*$/i.test(attribute)) || value.join('=') === '') {
          kept.delete(name.trim());
        } else kept.set(name.trim(), value.join('='));
      }
    },
  };
}
