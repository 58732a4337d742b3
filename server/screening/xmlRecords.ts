import sax from 'sax';

/** An element with all that is in it; names without their namespace. */
export type XmlElement = {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  readonly text: string;
};
type Growing = XmlElement & { children: XmlElement[]; text: string };

/** Why a file could not be read to its end. */
export class XmlRefused extends Error {
  override readonly name = 'XmlRefused';
  readonly why: 'notXml' | 'truncated' | 'documentType';
  constructor(why: XmlRefused['why']) {
    super(why);
    this.why = why;
  }
}

type Reading = {
  readonly onRoot: (root: XmlElement) => void;
  /** Whether such an element is handed over whole; one within another is part of it. */
  readonly isRecord: (name: string) => boolean;
  readonly onRecord: (record: XmlElement) => void;
};

/**
 * Reads a file of many megabytes record by record, a piece at a time, so that nothing else waits. Entities other than
 * XML's own five are an error, and a document type is refused before it can declare any.
 */
export async function readXmlRecords(
  file: AsyncIterable<string>,
  { onRoot, isRecord, onRecord }: Reading,
): Promise<void> {
  const parser = sax.parser(true, { position: false });
  const open: Growing[] = [];
  let hasRoot = false;
  let isEnded = false;
  parser.onerror = () => {
    throw new XmlRefused(isEnded && hasRoot ? 'truncated' : 'notXml');
  };
  parser.ondoctype = () => {
    throw new XmlRefused('documentType');
  };
  parser.onopentag = ({ name: full, attributes }) => {
    const name = full.slice(full.indexOf(':') + 1);
    const element: Growing = { name, attributes: attributes as Record<string, string>, children: [], text: '' };
    if (!hasRoot) onRoot(element);
    hasRoot = true;
    if (open.length > 0 || isRecord(name)) open.push(element);
  };
  const grow = (text: string) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.ontext = grow;
  parser.oncdata = grow;
  parser.onclosetag = () => {
    const element = open.pop();
    if (!element) return;
    const parent = open.at(-1);
    if (parent) parent.children.push(element);
    else onRecord(element);
  };
  for await (const piece of file) parser.write(piece);
  isEnded = true;
  parser.close();
}

/** The first element of that path below it. */
export function elementAt(element: XmlElement, ...path: readonly string[]): XmlElement | undefined {
  return elementsAt(element, ...path)[0];
}

export function elementsAt(element: XmlElement, ...[name, ...rest]: readonly string[]): readonly XmlElement[] {
  if (name === undefined) return [element];
  return element.children.filter((child) => child.name === name).flatMap((child) => elementsAt(child, ...rest));
}

/** What stands in it, in one line; empty where there is none. */
export const textAt = (element: XmlElement, ...path: readonly string[]): string =>
  oneLine(elementAt(element, ...path)?.text ?? '');

export const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
