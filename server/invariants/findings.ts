export type Finding = {
  readonly id: string;
  readonly says: string;
  /** How many rows break it. */
  readonly count: number;
  /** The first of them, in words. */
  readonly violations: readonly string[];
};

export type Findings = {
  /** Promises that are asked for: each holds until something is found. */
  readonly expect: (says: Readonly<Record<string, string>>) => void;
  readonly add: (id: string, what: string) => void;
  /** By number. */
  readonly all: () => Finding[];
};

/** Violations of one promise that are kept in words: where everything is broken, more say no more. */
const kept = 100;

/** Findings as they come in, part by part; `before` are those of an earlier part. */
export function collectFindings(before: readonly Finding[] = []): Findings {
  const found = new Map(before.map((finding) => [finding.id, finding]));
  return {
    expect(says) {
      for (const [id, sentence] of Object.entries(says)) {
        if (!found.has(id)) found.set(id, { id, says: sentence, count: 0, violations: [] });
      }
    },
    add(id, what) {
      const finding = found.get(id);
      if (!finding) throw new Error(`${id} is no promise that was asked for`);
      const { count, violations } = finding;
      found.set(id, {
        ...finding,
        count: count + 1,
        violations: violations.length < kept ? [...violations, what] : violations,
      });
    },
    all: () => [...found.values()].sort((one, other) => Number(one.id.slice(1)) - Number(other.id.slice(1))),
  };
}

export const isBroken = ({ count }: Finding): boolean => count > 0;
