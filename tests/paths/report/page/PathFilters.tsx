import type { MachineReport } from '../reportData.ts';
import { eventWords, inWords, stateWords } from '../wording.ts';
import { type FilterPart, machineAddress, type PathFilter } from './address.ts';
import { ways } from './figures.ts';
import type { MachineAddress } from './machineAddress.ts';
import styles from './PathFilters.module.css';
import { lastPlace } from './pathFilter.ts';
import { goTo } from './useAddress.ts';

type Props = { readonly machine: MachineReport; readonly address: MachineAddress };
type Choice = { readonly value: string; readonly words: string };

/** What the listed paths have in common. It lives in the address, so a filtered list can be sent on. */
export function PathFilters({ machine, address: { filter } }: Props) {
  const set = (changed: PathFilter) => goTo(machineAddress(machine.id, { ...filter, ...changed }), { refines: true });
  const isFiltered = Object.values(filter).some(Boolean);
  const select = (part: FilterPart, name: string, choices: readonly Choice[]) => (
    <label className={styles.choice}>
      <span>{name}</span>
      <select className="field" value={filter[part] ?? ''} onChange={({ target }) => set({ [part]: target.value })}>
        <option value="">any</option>
        {choices.map(({ value, words }) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <search className={styles.filters} data-print="hide">
      <label className={`${styles.choice} ${styles.text}`}>
        <span>Words, requirement or path id</span>
        <input
          className="field"
          type="search"
          value={filter.text ?? ''}
          onChange={({ target }) => set({ text: target.value })}
        />
      </label>
      {select('state', 'Passes through', stateChoices(machine))}
      {select(
        'event',
        'Event',
        machine.events.map((value) => ({ value, words: eventWords(value) })),
      )}
      {select('outcome', 'Ends in', outcomeChoices(machine))}
      <WayChoice machine={machine} filter={filter} set={set} />
      {filter.arrow && <p className={styles.arrow}>Takes the arrow {arrowWords(filter.arrow)}</p>}
      {filter.failed && <p className={styles.arrow}>Failed in this run</p>}
      {isFiltered && (
        <button
          type="button"
          className="plain-button"
          onClick={() => goTo(machineAddress(machine.id), { refines: true })}
        >
          Show every path
        </button>
      )}
    </search>
  );
}

type Way = {
  readonly machine: MachineReport;
  readonly filter: PathFilter;
  readonly set: (changed: PathFilter) => void;
};

/** Level and face are chosen together, since not every level has both faces. */
function WayChoice({ machine, filter: { level, face }, set }: Way) {
  const known = ways.filter((way) => machine.walks.some((walk) => walk.level === way.level && walk.face === way.face));
  const choices: readonly { name: string; filter: PathFilter }[] = [
    { name: 'anywhere', filter: { level: '', face: '' } },
    ...known.map((way) => ({ name: way.name, filter: { level: way.level, face: way.face } })),
    { name: 'either face: classic', filter: { level: '', face: 'classic' } },
    { name: 'either face: chat', filter: { level: '', face: 'chat' } },
  ];
  const chosen = choices.findIndex(({ filter }) => filter.level === (level ?? '') && filter.face === (face ?? ''));
  return (
    <label className={styles.choice}>
      <span>Walked on</span>
      <select
        className="field"
        value={chosen}
        onChange={({ target }) => set(choices[Number(target.value)]?.filter ?? {})}
      >
        {choices.map(({ name }, place) => (
          <option key={name} value={place}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

const stateChoices = ({ states }: MachineReport): Choice[] =>
  states.filter(({ parent }) => parent !== undefined).map(({ id }) => ({ value: id, words: stateWords(id) }));

function outcomeChoices({ states, paths }: MachineReport): Choice[] {
  const ends = new Set(paths.map(lastPlace));
  return states.flatMap(({ id }, place) => (ends.has(place) ? [{ value: id, words: stateWords(id) }] : []));
}

function arrowWords(key: string): string {
  const [source = '', eventType = ''] = key.split(' | ');
  return `“${eventWords(eventType)}” of ${inWords(stateWords(source))}`;
}
