import { ApiFailure } from '#contract/protocol/failure.ts';
import { type AnyPathSpec, type Many, manyFrom } from '../walker/pathSpec.ts';
import { numberFields, otherTelling, type Telling } from './otherTelling.ts';

const other = otherTelling();

let current: Telling | undefined;

/** From now on what the pages read beside their flow is told as the spec tells it. */
export function tellAs(spec: AnyPathSpec): void {
  current = retold.has(spec) ? other : undefined;
}

/** What a page is given beside its flow, as this walk tells it. */
export const told = <Value>(value: Value): Value => (current ? retell(value, current) : value);

/** The specs that are told otherwise. */
const retold = new WeakSet<AnyPathSpec>();

/** What is looked up while this is done is told as the spec tells it. */
export function inTellingOf<Value>(spec: AnyPathSpec, look: () => Value): Value {
  const before = current;
  current = retold.has(spec) ? other : undefined;
  try {
    return look();
  } finally {
    current = before;
  }
}

/** The same spec in another telling: its people, sums and moments are others, and everything else is as it was. */
export function toldOtherwise(spec: AnyPathSpec): AnyPathSpec {
  const { starts, cases = {}, outcomes = {} } = spec;
  const each = <Snapshot, Value>(table: Readonly<Record<string, Many<Snapshot, Value>>>) =>
    Object.fromEntries(
      Object.entries(table).map(([name, many]): [string, Many<Snapshot, Value>] => [
        name,
        typeof many === 'function'
          ? (snapshot) => retell(manyFrom(many, snapshot), other)
          : retell<readonly Value[]>(many, other),
      ]),
    );
  const otherSpec = { ...spec, starts: retell(starts, other), cases: each(cases), outcomes: each(outcomes) };
  retold.add(otherSpec);
  return otherSpec;
}

/** What nothing in it is told otherwise stays the very same. */
function retell<Value>(value: Value, telling: Telling): Value {
  return again(value, { telling }) as Value;
}

function again(value: unknown, { telling, field = '' }: { telling: Telling; field?: string }): unknown {
  if (typeof value === 'string') return telling.texts.get(value) ?? value;
  if (typeof value === 'number') return numberIn(telling, { value, field });
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.map((item) => again(item, { telling }));
    return items.some((item, index) => item !== value[index]) ? items : value;
  }
  if (value instanceof ApiFailure) {
    const details = retell(value.details, telling);
    const code = telling.refusals.get(value.code) ?? value.code;
    return details === value.details && code === value.code ? value : new ApiFailure(code, details);
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, again(inner, { telling, field: name })] as const);
  return fields.some(([name, inner]) => inner !== Reflect.get(value, name)) ? Object.fromEntries(fields) : value;
}

function numberIn({ numbers, discounts }: Telling, { value, field }: { value: number; field: string }): number {
  if (value === 0) return discounts.get(field) ?? value;
  return numberFields.has(field) ? (numbers.get(value) ?? value) : value;
}
