import { createHash } from 'node:crypto';
import type { PublishedList } from '#domain/screening/watchlists.ts';
import type { ListedName, WatchlistEntry } from './watchlistEntry.ts';
import { elementsAt, oneLine, textAt, type XmlElement } from './xmlRecords.ts';

type Format = {
  /** What the file's first element is called, and nothing else known begins with. */
  readonly root: string;
  /** The elements that are a person, or tell the day the list is of. */
  readonly records: readonly string[];
  /** The day this element says the list is of. */
  readonly published: (element: XmlElement) => string | undefined;
  /** Undefined where it is nobody: a company, a ship, a name that was left empty. */
  readonly entry: (record: XmlElement) => WatchlistEntry | undefined;
};

/** How each authority writes its list, as published in 2026. */
export const listFormats: Readonly<Record<PublishedList, Format>> = {
  UK: {
    root: 'Designations',
    records: ['Designation', 'DateGenerated'],
    published: (element) => (element.name === 'DateGenerated' ? britishDay(oneLine(element.text)) : undefined),
    entry(record) {
      if (textAt(record, 'IndividualEntityShip') !== 'Individual') return undefined;
      const latin = elementsAt(record, 'Names', 'Name');
      const others = elementsAt(record, 'NonLatinNames', 'NonLatinName').map((name) =>
        wholeName(textAt(name, 'NameNonLatinScript')),
      );
      return entryOf(`UK:${textAt(record, 'UniqueID')}`, {
        names: [...latin.filter(isPrimary), ...latin.filter((name) => !isPrimary(name))]
          .map(britishName)
          .concat(others),
        born: elementsAt(record, 'IndividualDetails', 'Individual', 'DOBs', 'DOB').map(({ text }) => britishDay(text)),
      });
    },
  },
  EU: {
    root: 'export',
    records: ['sanctionEntity'],
    published: ({ attributes }) => dayOf(attributes.generationDate),
    entry(record) {
      if (elementsAt(record, 'subjectType')[0]?.attributes.code !== 'person') return undefined;
      return entryOf(`EU:${record.attributes.logicalId ?? ''}`, {
        names: elementsAt(record, 'nameAlias').map(({ attributes }) => europeanName(attributes)),
        born: elementsAt(record, 'birthdate').map(
          ({ attributes }) => dayOf(attributes.birthdate) ?? yearOf(attributes.year),
        ),
      });
    },
  },
  UN: {
    root: 'CONSOLIDATED_LIST',
    records: ['INDIVIDUAL'],
    published: ({ attributes }) => dayOf(attributes.dateGenerated),
    entry(record) {
      const parts = ['FIRST_NAME', 'SECOND_NAME', 'THIRD_NAME', 'FOURTH_NAME'].map((part) => textAt(record, part));
      const aliases = elementsAt(record, 'INDIVIDUAL_ALIAS').map((alias) =>
        weakIf(textAt(alias, 'QUALITY') === 'Low', wholeName(textAt(alias, 'ALIAS_NAME'))),
      );
      return entryOf(`UN:${textAt(record, 'DATAID')}`, {
        names: [lastIsFamily(parts), wholeName(textAt(record, 'NAME_ORIGINAL_SCRIPT')), ...aliases],
        born: elementsAt(record, 'INDIVIDUAL_DATE_OF_BIRTH').map(
          (date) => dayOf(textAt(date, 'DATE')) ?? yearOf(textAt(date, 'YEAR')),
        ),
      });
    },
  },
  CA: {
    root: 'data-set',
    records: ['record'],
    // The file tells no day of its own: the last somebody was put on it.
    published: (element) => dayOf(canadian(element, 'DateOfListing')),
    entry(record) {
      const [given, family] = [canadian(record, 'GivenName'), canadian(record, 'LastName')];
      if (canadian(record, 'EntityOrShip') || !(given || family)) return undefined;
      const place = ['Country', 'Schedule', 'Item'].map((part) => canadian(record, part)).join(' ');
      const aliases = canadian(record, 'Aliases').split(/[;,]/).map(oneLine).filter(Boolean);
      return entryOf(`CA:${shortHash(`${place} ${given} ${family}`)}`, {
        // An alias of one word is another way to write the given name.
        names: [
          { given, family },
          ...aliases.map((alias) => (alias.includes(' ') ? wholeName(alias) : { given: alias, family })),
        ],
        born: [dayOf(canadian(record, 'DateOfBirthOrShipBuildDate'))],
      });
    },
  },
};

/** Nobody without an id and a name of more than spaces. */
function entryOf(
  id: string,
  { names, born }: { names: readonly ListedName[]; born: readonly (string | undefined)[] },
): WatchlistEntry | undefined {
  const written = new Set<string>();
  const named = names.filter(({ given, family, isWeak }) => {
    const name = `${given}|${family}|${isWeak ?? ''}`;
    if (written.has(name)) return false;
    written.add(name);
    return given || family;
  });
  if (id.endsWith(':') || named.length === 0) return undefined;
  return { id, names: named, born: [...new Set(born.filter((day) => day !== undefined))] };
}

/** `MAKENGA, Sultani` or `Sultani Makenga`. */
function wholeName(text: string): ListedName {
  const [family = '', given] = oneLine(text).split(/,\s*/, 2);
  return given ? { given, family } : { given: '', family };
}

function lastIsFamily(parts: readonly string[]): ListedName {
  const filled = parts.filter(Boolean);
  return { given: filled.slice(0, -1).join(' '), family: filled.at(-1) ?? '' };
}

const weakIf = (isWeak: boolean, name: ListedName): ListedName => (isWeak ? { ...name, isWeak } : name);

/** The list spells its own types in several ways: `Primary name variation`, `ALias`. */
const isPrimary = (name: XmlElement): boolean => /^primary name$/i.test(textAt(name, 'NameType'));

function britishName(name: XmlElement): ListedName {
  const given = [1, 2, 3, 4, 5].map((place) => textAt(name, `Name${place}`)).filter(Boolean);
  const family = textAt(name, 'Name6');
  const written =
    given.length > 0 && family ? { given: given.join(' '), family } : wholeName(family || given.join(' '));
  return weakIf(/^low/i.test(textAt(name, 'AliasStrength')), written);
}

function europeanName({ firstName, middleName, lastName, wholeName: whole, strong }: Readonly<Record<string, string>>) {
  const given = [firstName, middleName].filter(Boolean).map((part) => oneLine(part ?? ''));
  const parted = given.length > 0 && lastName ? { given: given.join(' '), family: oneLine(lastName) } : undefined;
  return weakIf(strong === 'false', parted ?? wholeName(whole ?? ''));
}

/** Each element has its English and its French name: `LastName-NomDeFamille`; older files the English one alone. */
const canadian = (record: XmlElement, name: string): string =>
  oneLine(record.children.find((child) => child.name.split('-')[0] === name)?.text ?? '');

/** `1961-04-03T00:00:00`, or anything longer that begins with a day. */
const dayOf = (text = ''): string | undefined => /^\d{4}-\d\d-\d\d/.exec(text.trim())?.[0];
const yearOf = (text = ''): string | undefined => /^\d{4}$/.exec(text.trim())?.[0];

/** `03/04/1961`; `dd/mm/1961` where only the year is known. */
function britishDay(text: string): string | undefined {
  const [, day, month, year] = /^(\d\d|dd)\/(\d\d|mm)\/(\d{4})$/i.exec(text.trim()) ?? [];
  if (!year) return undefined;
  return /^\d\d$/.test(`${day}`) && /^\d\d$/.test(`${month}`) ? `${year}-${month}-${day}` : year;
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);
